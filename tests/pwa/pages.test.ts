import { mkdtemp, readFile, readdir, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressFolder } from '#build/compress.ts'
import { filesWith, withImports, withLater } from '#build/graph.ts'
import { pageOf } from '#build/page.ts'

const file = (sources: string[], imports: string[] = [], later: string[] = [], css: string[] = []) => ({
  sources: sources.map(name => `src/${name}`),
  imports,
  later,
  css,
})

const files = {
  'door.js': file(['main.ts'], ['react.js'], ['home.js', 'games.js', 'workshop.js'], ['all.css']),
  'react.js': file([]),
  // Each route is in the first file, its screen by itself or with others.
  'home.js': file(['routes/home.tsx', 'routes/dev/ui.tsx', 'ui/Ball.tsx'], ['react.js']),
  'games.js': file(
    ['ui/Pad.tsx', 'routes/games.tsx?tsr-split=component', 'routes/games/other.tsx?tsr-split=component'],
    ['home.js'],
    ['face.js'],
  ),
  'face.js': file(['ui/Face.tsx'], ['ball.js']),
  'ball.js': file(['ui/Drum.tsx'], ['react.js']),
  'workshop.js': file(['routes/dev/ui.tsx?tsr-split=component'], ['ball.js', 'knobs.js']),
  'knobs.js': file(['ui/Knobs.tsx']),
}

test('the files of a screen are those that hold its modules and all that these import, each once', () => {
  const own = filesWith(files, ['src/routes/games.tsx'])
  expect(own).toEqual(['games.js'])
  expect(withImports(files, own)).toEqual(['react.js', 'home.js', 'games.js'])
  expect(withImports(files, ['door.js'])).toEqual(['react.js', 'door.js', 'all.css'])
})

test('everything that the app ever loads is kept for a day without a network, but for what is left out', () => {
  const kept = withLater(files, ['door.js'], ['src/routes/dev/ui.tsx?'])
  expect(kept.toSorted()).toEqual([
    'all.css',
    'ball.js',
    'door.js',
    'face.js',
    'games.js',
    'home.js',
    'react.js',
  ])
})

const shell = `<!doctype html><html><head><title>Oriire</title><link rel="stylesheet" crossorigin href="/assets/all.css">
<script type="module" crossorigin src="/assets/index-1.js"></script></head><body><div id="root"></div></body></html>`

test('a page has its own title, its text, the rules of its first picture, and names its files early', () => {
  const html =
    '<title>Results</title><meta name="description" content="$& drawn"/><main class="card">Results for $1</main>'
  const page = pageOf(shell, '.card{color:red}.other{color:blue}', {
    html,
    files: ['assets/index-1.js', 'assets/home-3.js'],
  })
  expect(page.match(/<title/g)).toHaveLength(1)
  expect(page).toContain('<title data-static="">Results</title>')
  expect(page).toContain('<meta data-static="" name="description" content="$& drawn"/>')
  expect(page).toContain('<div id="root"><main class="card">Results for $1</main></div>')
  expect(page).toContain('<style>.card{color:red}</style>')
  expect(page).toContain('<link rel="modulepreload" crossorigin href="/assets/home-3.js">')
  expect(page.match(/index-1\.js/g)).toHaveLength(1)
  // Left to the door, which a sheet of the page itself would hold up.
  expect(page).not.toContain('rel="stylesheet"')
  expect(page.indexOf('rel="preload" as="style"')).toBeLessThan(page.indexOf('<script'))
})

test('a page with a pad has the look of a ball that is tapped before the rest has come; others do not', () => {
  const css = '.ball-off{color:red}.ball-mine{color:blue}'
  const pad = pageOf(shell, css, { html: '<p data-early="4"><b class="ball-off">1</b></p>', files: [] })
  expect(pad).toContain(`<style>${css}</style>`)
  expect(pageOf(shell, css, { html: '<b class="ball-off">1</b>', files: [] })).not.toContain('ball-mine')
})

test('a page with parts below the first screen leaves them out of its first picture; others have no rule for it', () => {
  const withPart = pageOf(shell, '', {
    html: '<main>One</main><section class="late stack">Two</section>',
    files: [],
  })
  expect(withPart).toMatch(/<style>@media\(max-width:767px\)\{.*content-visibility:var\(--late\)/)
  const without = pageOf(shell, '', { html: '<main>Too late to play</main>', files: [] })
  expect(without).toContain('<style></style>')
})

test('a title that is marked as the page’s own already is marked once', () => {
  const page = pageOf(shell, '', { html: '<title data-static="">Quika</title><p>x</p>', files: [] })
  expect(page).toContain('<title data-static="">Quika</title>')
})

test('a page with a style attribute is refused, because the content security policy would drop it', () => {
  expect(() => pageOf(shell, '', { html: '<p style="color:red">x</p>', files: [] })).toThrow(
    'style attribute',
  )
})

test('text files get copies that unpack to themselves; small ones and pictures get none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'oriire-copies-'))
  const text = 'draw '.repeat(400)
  await writeFile(join(folder, 'a.js'), text)
  await writeFile(join(folder, 'small.js'), 'x')
  await writeFile(join(folder, 'b.png'), text)
  const sizes = await compressFolder(folder)
  expect((await readdir(folder)).toSorted()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'b.png', 'small.js'])
  expect(brotliDecompressSync(await readFile(join(folder, 'a.js.br'))).toString()).toBe(text)
  expect(gunzipSync(await readFile(join(folder, 'a.js.gz'))).toString()).toBe(text)
  const { size } = await stat(join(folder, 'a.js.br'))
  expect([...sizes].toSorted()).toEqual([
    ['a.js', size],
    ['small.js', 1],
  ])
})
