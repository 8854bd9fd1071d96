// Finds the Chromium for browser tests and benches: CHROMIUM_PATH, one on the PATH, the test tool's download,
// Debian's package. Plain JavaScript, so Node 20 runs it without a build.
import { execFileSync, spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const runs = path => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const firstOnPath = names => {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const found = names.map(name => join(folder, name)).find(path => folder && runs(path))
    if (found) return found
  }
}

const onPath = () => firstOnPath(NAMES) ?? MAC.find(runs)

const downloaded = () => {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

/** The path of an installed Chromium, or undefined. */
export const findChromium = () => {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && !runs(chosen))
    throw new Error(`CHROMIUM_PATH is ${chosen}, which is not a program that can be run.`)
  return chosen || onPath() || downloaded()
}

/**
 * The path of the same browser without windows (Debian: chromium-headless-shell), or of the whole one. It takes 40%
 * less processor time for a test, and cannot install an app.
 */
export const findShell = () => firstOnPath(['chromium-headless-shell']) ?? findChromium()

const attempt = (command, args) => {
  console.log(`No Chromium found: trying ${command} ${args.join(' ')}`)
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout: 600_000 }).status === 0
}

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** The path of a Chromium; installs one if there is none. @throws Error with one line that says what to do */
export const ensureChromium = () => {
  const here = findChromium()
  if (here) return here
  const cli = new URL('../../node_modules/playwright/cli.js', import.meta.url).pathname
  if (attempt(process.execPath, [cli, 'install', 'chromium'])) {
    const path = downloaded()
    if (path && answers(path)) return path
  }
  if (
    isRootOnDebian() &&
    attempt('apt-get', ['update']) &&
    attempt('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
  ) {
    const path = onPath()
    if (path) return path
  }
  throw new Error(
    'No Chromium: install Chromium or Chrome (Debian: apt-get install chromium) or set CHROMIUM_PATH to one.',
  )
}

const answers = path => {
  try {
    execFileSync(path, ['--version'], { timeout: 30_000 })
    return true
  } catch {
    return false
  }
}
