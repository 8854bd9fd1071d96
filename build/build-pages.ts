// Runs between the app's build and the worker's: prerenders the public pages, writes a page with its frame for every other
// screen, keeps the empty shell as app.html and the frames that the worker answers with, and lists the files it precaches.
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { FILE_LIST, filesWith, holds, withImports, withLater, type Files } from './graph.ts'
import { brand } from '../src/brand.ts'
import { publicPages } from '../sw/paths.ts'
import type * as entry from './entry.tsx'
import { writeForMachines } from './for-machines.ts'
import { keptPageOf, pageOf, splitHead, withPreloads } from './page.ts'
import { listedPages } from './shared-list.ts'
import { sharedTags, shareTags, titleTag, unlisted, withTags } from './share-tags.ts'

const RENDERER = 'node_modules/.cache/prerender'

/** Pages prerendered at build time, by address. */
export const PAGES = {
  '/': 'index.html',
  '/results': 'results.html',
  '/winners': 'winners.html',
  '/about': 'about.html',
  '/faq': 'faq.html',
  '/contact': 'contact.html',
  '/terms': 'terms.html',
  '/prizes': 'prizes.html',
  '/promises': 'promises.html',
} as const

const LOG_IN = '/user/login'
/** A newcomer's first two steps, the same for everybody. */
const FORMS = ['/user/signup', LOG_IN]

interface Rendered {
  html: string
  sources: string[]
}

type Renderer = typeof entry

const loadRenderer = async (): Promise<Renderer> => {
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      assetsInlineLimit: 0,
      ssr: 'build/entry.tsx',
      outDir: RENDERER,
      emptyOutDir: true,
      rollupOptions: { output: { entryFileNames: 'entry.js' } },
    },
  })
  return (await import(pathToFileURL(join(process.cwd(), RENDERER, 'entry.js')).href)) as Renderer
}

const sheetOf = async (folder: string, shell: string): Promise<string> => {
  const names = [...shell.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/g)].map(match => match[1]!)
  const texts = await Promise.all(names.map(name => readFile(join(folder, name), 'utf8')))
  return texts.join('')
}

/** @returns the files the worker precaches, as paths inside `folder` */
export const buildPages = async (folder: string, leftOut: readonly string[]): Promise<string[]> => {
  const files = JSON.parse(await readFile(join(folder, FILE_LIST), 'utf8')) as Files
  const built = await readFile(join(folder, 'index.html'), 'utf8')
  // The door, which the empty page names, and the app, which only the door loads.
  const door = Object.keys(files).filter(name => built.includes(name))
  const late = door.flatMap(name => files[name]!.later)
  const first = [...door, ...late.filter(name => !holds(files[name]!, leftOut))]
  const shell = withPreloads(built, withImports(files, first))
  const css = await sheetOf(folder, shell)
  const {
    render,
    renderDashboard,
    renderEarly,
    renderPlay,
    renderFrames,
    addresses,
    sourcesAt,
    isForPlayers,
    shared,
    sharedPages,
  } = await loadRenderer()
  await writeFile(join(folder, 'app.html'), withTags(shell, titleTag(brand.name) + unlisted))
  const frames = renderFrames()
  // The frame has its own message for browsers without scripts, placed where it is visible.
  const bare = shell.replace(/<noscript>[^<]*<\/noscript>/, '')
  await writeFile(join(folder, 'frame.html'), keptPageOf(bare, frames.app))
  await writeFile(join(folder, 'public-frame.html'), keptPageOf(bare, frames.public))
  const write = async (name: string, { html, sources }: Rendered, tags: string, around = shell) => {
    const needed = withImports(files, filesWith(files, sources))
    const file = join(folder, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, withTags(pageOf(around, css, { html, files: needed }), tags))
  }
  for (const [path, file] of Object.entries(PAGES)) {
    await write(file, await render(path), shareTags(path, 'site'))
  }
  await write('dashboard.html', await renderDashboard(), shareTags('/dashboard', 'site', brand.name))
  const logIn = await renderEarly(LOG_IN)
  /** Hidden until the door finds that the page is opened by a visitor (src/play/open-log-in.ts). */
  const template = `<template id="log-in">${splitHead(logIn.html).body}</template>`
  /**
   * The frame until the app runs, with the screen's files preloaded. Signed-in players have the worker, which answers
   * instead: the service itself sends pages for players only to visitors, so these contain the log-in.
   */
  const framed = (path: string, ...title: string[]): Rendered => {
    const frame = publicPages.some(it => it.test(path)) ? frames.public : frames.app
    const html = frame.replace(/<title>.*?<\/title>/, titleTag(...title, brand.name))
    return isForPlayers(path)
      ? { html: html + template, sources: logIn.sources }
      : { html, sources: sourcesAt(path) }
  }
  for (const { game, path, name, isOpen } of shared) {
    const page = isOpen ? await renderPlay(game) : framed(path)
    await write(`${game.id}.html`, page, shareTags(path, game.id, name), isOpen ? shell : bare)
  }
  const writeScreen = async (name: string, path: string, tags: string, ...title: string[]) =>
    FORMS.includes(path)
      ? write(name, await renderEarly(path), tags)
      : write(name, framed(path, ...title), tags, bare)
  for (const page of sharedPages)
    await writeScreen(`${page.path}.html`, page.path, sharedTags(page), page.title)
  const others: Record<string, string> = {}
  for (const pattern of addresses()) {
    if (pattern === '/' || existsSync(join(folder, `${pattern}.html`))) continue
    const name = `screens/${isForPlayers(pattern) ? 'players' : pattern.slice(1).replaceAll('/', '.')}.html`
    // Pages for players share one.
    if (!existsSync(join(folder, name))) await writeScreen(name, pattern, unlisted)
    others[pattern] = `/${name}`
  }
  const listed = [...Object.keys(PAGES), ...shared.map(it => it.path), ...listedPages]
  await writeForMachines(folder, listed, Date.now())
  await writeFile(join(folder, 'addresses.json'), JSON.stringify(others))
  // Not for players; the size tests use it.
  await rename(join(folder, FILE_LIST), join(folder, '..', 'web-files.json'))
  return withLater(files, first, leftOut)
}
