// Which browser tests a change concerns: those that open a page whose route imports a changed file, directly or not.
import { posix } from 'node:path'

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([#.][^'"]+)['"]/g
const ROUTE = /createFileRoute\('([^']*)'\)/

const pathOf = (file, target) => {
  const path = target.replace(/\?.*$/, '')
  return path.startsWith('#') ? path.slice(1) : posix.join(posix.dirname(file), path)
}

/** The importers of each file. */
const importersOf = texts => {
  const importers = new Map()
  for (const [file, text] of Object.entries(texts))
    for (const [, target] of text.matchAll(IMPORT)) {
      const path = pathOf(file, target)
      importers.set(path, [...(importers.get(path) ?? []), file])
    }
  return importers
}

/** The files themselves and what imports them, stopping at routes. */
const reachedFrom = (files, importers) => {
  const reached = new Set(files)
  for (const file of reached)
    if (!file.startsWith('src/routes/'))
      for (const importer of importers.get(file) ?? []) reached.add(importer)
  return [...reached]
}

/** `/wallet/` for `/_protected/wallet/$transactionID`: what its addresses begin with. `$game` stands for every game. */
const addressesOf = (route, games) => {
  if (route.includes('/$game'))
    // A test may write `/${game}/summary`: then only the end of the address is in it.
    return [...games.map(game => `/${game}`), ''].flatMap(game =>
      addressesOf(route.replace('/$game', game), games).filter(address => address !== '/'),
    )
  const parts = route.split('/').filter(part => part && !part.startsWith('_'))
  const fixed = parts.slice(0, parts.findIndex(part => /[${]/.test(part)) >>> 0)
  return [`/${fixed.join('/')}${fixed.length < parts.length && fixed.length > 0 ? '/' : ''}`]
}

const opens = (text, address) => {
  const whole = address.endsWith('/') && address !== '/' ? '' : '(?=[\'"`?#])'
  return new RegExp(`['"\`}]${address.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')}${whole}`).test(text)
}

/** What every page has: the frame, the start, the worker. */
const isEverywhere = file =>
  /^src\/(?:[^/]+|pwa\/.*)$|^build\/|^src\/routes\/(?:__root|_\w+)\.tsx$|^(?:sw\/|index\.html|public\/)/.test(
    file,
  ) && file !== 'src/routeTree.gen.ts'

/**
 * Documents and texts that are read, not imported, so no graph of modules leads from them to a test.
 * @param texts of tests, by path
 * @returns the tests that name a changed file
 */
export const readersOf = (changed, texts) =>
  Object.keys(texts).filter(
    file => file.endsWith('.test.ts') && changed.some(path => texts[file].includes(`'${path}'`)),
  )

/**
 * @param changed paths from the project's folder
 * @param texts of src, sw and tests/browser, by path
 * @returns the files of browser tests, and whether the change is seen on every page
 */
export const concerned = (changed, texts) => {
  const reached = reachedFrom(changed, importersOf(texts))
  const games = Object.keys(texts).flatMap(file => /^src\/games\/([\w-]+)\/rules\.ts$/.exec(file)?.[1] ?? [])
  const addresses = reached
    .filter(file => file.startsWith('src/routes/') && !isEverywhere(file))
    .flatMap(file => ROUTE.exec(texts[file] ?? '')?.[1] ?? [])
    .flatMap(route => addressesOf(route, games))
  const specs = Object.keys(texts).filter(
    file =>
      file.endsWith('.spec.ts') &&
      (reached.includes(file) || addresses.some(address => opens(texts[file], address))),
  )
  return { specs, everywhere: reached.some(isEverywhere) }
}
