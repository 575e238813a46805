import { defineConfig } from '@playwright/test';
import short from './playwright.config';

// Read by e2e/hardening/size.ts, in every worker.
process.env.LONG = '1';

/** The hardening tests at full length, and every page by every rule of axe. */
export default defineConfig(short, { testMatch: ['**/hardening/*.spec.ts', '**/pages.spec.ts'], timeout: 600_000 });
