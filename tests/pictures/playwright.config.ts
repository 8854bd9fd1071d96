// npm run pictures [-- -g dashboard]: every screen as a picture, for people to look through in five minutes.
import { defineConfig } from 'playwright/test'
import { ensureChromium } from '../support/chromium.mjs'

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/pictures-runs',
  globalTeardown: './index-page.ts',
  workers: 1,
  retries: 0,
  timeout: 240_000,
  reporter: 'line',
  use: {
    serviceWorkers: 'block',
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    launchOptions: { executablePath: ensureChromium(), args: ['--no-sandbox'] },
  },
})
