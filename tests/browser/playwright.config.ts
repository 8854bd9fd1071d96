// Browser tests drive the built app against the real service; each worker starts its own (see service.ts).
import { defineConfig } from 'playwright/test'
import { launch } from './launch.ts'

const desktop = /desktop\.spec\.ts$/

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browser',
  timeout: 90_000,
  // A draw is checked in 3 s alone and in 6 s beside two other tests: a busy machine needs more.
  expect: { timeout: 20_000 },
  // Three on two cores: each waits for its browser half of the time. Four took as long, with 6% more of the processor.
  workers: process.env.CI ? 3 : 1,
  // A stalled machine is no fault of the product; tests that needed a retry are named at the end.
  retries: process.env.CI ? 2 : 0,
  forbidOnly: true,
  reporter: 'list',
  use: {
    locale: 'en-NG',
    // Not the player's zone: the screen must show Lagos time anyway.
    timezoneId: 'America/New_York',
    colorScheme: 'light',
    // With Playwright's own, each context is drawn once more as it closes, kept or not: base.ts does it after a failure.
    screenshot: 'off',
    trace: 'off',
    reuseContext: true,
    launchOptions: launch(),
  },
  projects: [
    {
      name: 'phone',
      testIgnore: desktop,
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1 },
    },
    { name: 'desktop', testMatch: desktop, use: { viewport: { width: 1280, height: 800 } } },
  ],
})
