import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    // Thousands of games are played in one test; a busy machine needs its time.
    testTimeout: 30_000,
    // The operator's own, as the build would give them to src/site/site.ts.
    env: {
      SITE_ORIGIN: 'https://site.test',
      COFFEE_URL: 'https://coffee.test',
      CONTACT_EMAIL: 'hello@site.test',
      REPOSITORY_URL: '',
    },
    // By itself Vitest leaves one core free: of two, that is half.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          environment: 'node',
          include: [
            'src/{core,games,families,new-game}/**/*.test.ts',
            'contract/**/*.test.ts',
            'server/**/*.test.ts',
            'tests/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'views',
          environment: 'happy-dom',
          // Each file has its own window, and happy-dom is loaded once: half of the time. Files share its prototypes, so what a test puts
          // there it takes away again, as `watchMoves` of tests/gameView.tsx does.
          pool: 'vmThreads',
          include: ['src/**/*.test.tsx', 'tests/**/*.test.tsx', 'src/kit/**/*.test.ts', 'src/site/**/*.test.ts'],
          setupFiles: ['tests/view-setup.ts'],
          // Loaded anew for each renderer, as in the product: its context may not be shared by two.
          server: { deps: { inline: [/@tanstack/] } },
        },
      },
    ],
  },
});
