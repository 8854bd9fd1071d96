import { findChromium, findShell } from '../support/chromium.mjs'

/** How most tests start the browser: the headless one, if there is one. */
export const launch = (...args: string[]) => ({
  executablePath: findShell(),
  args: ['--no-sandbox', '--disable-dev-shm-usage', ...args],
})

/** The whole browser, for what has to do with installed apps and real profiles. */
export const launchWhole = (...args: string[]) => ({ ...launch(...args), executablePath: findChromium() })
