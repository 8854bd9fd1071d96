import { mkdtemp, readFile, readdir, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressFolder } from '#build/compress.ts'
import { filesOf, partsOf, withLaterParts } from '#build/graph.ts'
import { pageOf } from '#build/page.ts'

const manifest = {
  'index.html': {
    isEntry: true,
    dynamicImports: ['src/routes/homework.tsx'],
    file: 'assets/index-1.js',
    imports: ['_react'],
    css: ['assets/all.css'],
  },
  _react: { file: 'assets/react-2.js' },
  'src/routes/home.tsx?tsr-split=component': {
    file: 'assets/home-3.js',
    imports: ['_react', '_ball', 'index.html'],
    dynamicImports: ['_face'],
  },
  _face: { file: 'assets/face-6.js', imports: ['_ball'] },
  'src/routes/homework.tsx': { file: 'assets/homework-4.js' },
  _ball: { file: 'assets/ball-5.js', imports: ['_react'] },
}

const later = {
  'index.html': {
    file: 'assets/index-1.js',
    imports: ['_react'],
    dynamicImports: ['src/routes/wallet.tsx', 'src/routes/dev/ui.tsx'],
  },
  _react: { file: 'assets/react-2.js' },
  'src/routes/wallet.tsx': { file: 'assets/wallet-3.js', imports: ['_table'] },
  _table: { file: 'assets/table-4.js' },
  'src/routes/dev/ui.tsx': { file: 'assets/ui-5.js', imports: ['_table', '_knobs'] },
  _knobs: { file: 'assets/knobs-6.js' },
}

test('the files of a screen are its own parts and all that they import, each once', () => {
  const parts = partsOf(manifest, 'src/routes/home.tsx')
  expect(parts).toEqual(['src/routes/home.tsx?tsr-split=component'])
  expect(filesOf(manifest, ['_ball'])).toEqual(['assets/react-2.js', 'assets/ball-5.js'])
  expect(filesOf(manifest, parts).toSorted()).toEqual([
    'assets/all.css',
    'assets/ball-5.js',
    'assets/home-3.js',
    'assets/index-1.js',
    'assets/react-2.js',
  ])
  expect(filesOf(manifest, ['index.html'])).toEqual([
    'assets/react-2.js',
    'assets/index-1.js',
    'assets/all.css',
  ])
})

test('everything that the app ever loads is kept for a day without a network, but for what is left out', () => {
  const kept = withLaterParts(later, ['index.html'], ['src/routes/dev/'])
  expect(kept).toEqual(expect.arrayContaining(['index.html', '_react', 'src/routes/wallet.tsx', '_table']))
  expect(kept).not.toContain('src/routes/dev/ui.tsx')
  expect(kept).not.toContain('_knobs')
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
  expect(page.indexOf('rel="stylesheet"')).toBeGreaterThan(page.indexOf('</main>'))
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
