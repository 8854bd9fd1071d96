// Browser tests drive the built app against the real service; each worker starts a service of its own (see service.ts).
import { defineConfig } from 'playwright/test'
import { findChromium } from '../support/chromium.mjs'

const desktop = /desktop\.spec\.ts$/

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browser',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: process.env.CI ? 2 : 1,
  // A machine that stood still for a moment is no fault of the product; a test that needed it is named at the end.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  reporter: 'list',
  use: {
    locale: 'en-NG',
    // Not the player's place: times on the screen have to be Lagos times all the same.
    timezoneId: 'America/New_York',
    colorScheme: 'light',
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: { executablePath: findChromium(), args: ['--no-sandbox', '--disable-dev-shm-usage'] },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: desktop,
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
    { name: 'desktop', testMatch: desktop, use: { viewport: { width: 1280, height: 800 } } },
  ],
})
