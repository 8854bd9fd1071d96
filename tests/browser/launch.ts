import { findChromium, findShell } from '../support/chromium.mjs'

/** Most pages of a test live for seconds: optimizing their code takes 6 to 8% of a run, and saves less. */
const UNOPTIMIZED = '--js-flags=--no-maglev --no-turbofan'

/** How most tests start the browser: the headless one, if there is one. */
export const launch = (...args: string[]) => ({
  executablePath: findShell(),
  args: ['--no-sandbox', '--disable-dev-shm-usage', UNOPTIMIZED, ...args],
})

/** The whole browser, for what has to do with installed apps and real profiles. */
export const launchWhole = (...args: string[]) => ({ ...launch(...args), executablePath: findChromium() })
