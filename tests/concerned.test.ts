// What `npm run test:changed` takes for concerned by a change.
import { expect, test } from 'vitest'
import { concerned, readersOf } from './tools/concerned.mjs'

const texts = {
  'src/boot.tsx': `import { createAppRouter } from './router.ts'`,
  'src/router.ts': `import { routeTree } from './routeTree.gen.ts'`,
  'src/routeTree.gen.ts': `import { Route as Wallet } from './routes/_protected/wallet/index'`,
  'src/lib/money.ts': '',
  'src/screens/wallet/Wallet.tsx': `import { kobo } from '#src/lib/money.ts'`,
  'src/screens/shell/Shell.tsx': '',
  'src/routes/__root.tsx': `import { Shell } from '#src/screens/shell/Shell.tsx'`,
  'src/routes/_protected/wallet/index.tsx': `const screen = () => import('#src/screens/wallet/Wallet.tsx')
export const Route = createFileRoute('/_protected/wallet/')({})`,
  'src/routes/_app/_public/results.$code.tsx': `export const Route = createFileRoute('/_app/_public/results/$code')({})`,
  'src/games/quika/rules.ts': '',
  'src/routes/_app/$game/summary.tsx': `export const Route = createFileRoute('/_app/$game/summary')({})`,
  'tests/browser/base.ts': '',
  'tests/browser/game.spec.ts': `await page.goto('/quika/summary')`,
  'tests/browser/each-game.spec.ts': 'await page.goto(`/${game}/summary`)',
  'tests/browser/wallet.spec.ts': `import { test } from './base.ts'\nawait page.goto('/wallet')`,
  'tests/browser/later.spec.ts': 'await page.goto(`${line.url}/wallet?page=2`)',
  'tests/browser/results.spec.ts': 'await page.goto(`/results/${code}`)',
  'tests/browser/none.spec.ts': `await page.goto('/wallets')`,
}

test('a changed file concerns the browser tests that open a page which imports it, by whatever way', () => {
  const wallet = { specs: ['tests/browser/wallet.spec.ts', 'tests/browser/later.spec.ts'], everywhere: false }
  expect(concerned(['src/lib/money.ts'], texts)).toEqual(wallet)
  expect(concerned(['src/screens/wallet/Wallet.tsx'], texts)).toEqual(wallet)
  expect(concerned(['src/routes/_protected/wallet/index.tsx'], texts)).toEqual(wallet)
})

test('an address with something in it concerns the tests that fill it in', () => {
  expect(concerned(['src/routes/_app/_public/results.$code.tsx'], texts).specs).toEqual([
    'tests/browser/results.spec.ts',
  ])
})

test('a page of every game concerns the tests that open it in one', () => {
  expect(concerned(['src/routes/_app/$game/summary.tsx'], texts).specs).toEqual([
    'tests/browser/game.spec.ts',
    'tests/browser/each-game.spec.ts',
  ])
})

test('a browser test is concerned by itself and by what it imports, and the service by none of them', () => {
  expect(concerned(['tests/browser/none.spec.ts'], texts).specs).toEqual(['tests/browser/none.spec.ts'])
  expect(concerned(['tests/browser/base.ts'], texts).specs).toEqual(['tests/browser/wallet.spec.ts'])
  expect(concerned(['server/main.ts'], texts)).toEqual({ specs: [], everywhere: false })
})

test('the frame of all pages, their start and their worker are seen everywhere', () => {
  for (const file of ['src/screens/shell/Shell.tsx', 'src/boot.tsx', 'sw/sw.ts'])
    expect(concerned([file], texts).everywhere, file).toBe(true)
})

test('a changed document concerns the tests that read it, which import nothing of it', () => {
  const tests = {
    'tests/server/openapi.test.ts': `const file = 'docs/api.md'`,
    'tests/server/operate.test.ts': `textOf('docs/operations.md')`,
    'tests/support/sources.ts': `textOf('docs/api.md')`,
  }
  expect(readersOf(['docs/api.md', 'README.md'], tests)).toEqual(['tests/server/openapi.test.ts'])
})
