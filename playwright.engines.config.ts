import { defineConfig } from '@playwright/test';
import short from './playwright.config';

// Read by e2e/hardening/size.ts, in every worker.
process.env.LONG = '1';

/** Every page in Firefox and WebKit. */
export default defineConfig(short, { testMatch: '**/engines/*.spec.ts', reporter: [['list']] });
