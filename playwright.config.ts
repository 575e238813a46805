import { defineConfig } from '@playwright/test';
import { LAUNCH_TEST } from './scripts/browser.mjs';

const port = Number(process.env.PORT ?? 4173);

export default defineConfig({
  // A game's own browser test stands in its folder.
  testMatch: ['e2e/**/*.spec.ts', 'src/games/*/view/*.spec.ts'],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 240_000,
  // On a busy machine a script that comes late comes later.
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['dot']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: LAUNCH_TEST,
    viewport: { width: 1280, height: 720 },
    serviceWorkers: 'block',
  },
  webServer: {
    command: 'node dist/server/main.js',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/healthz`,
    reuseExistingServer: false,
  },
});
