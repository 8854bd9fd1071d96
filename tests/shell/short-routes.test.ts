import { transformWithOxc } from 'vite'
import { expect, test } from 'vitest'
import { shortRoute, shortTree } from '../../build/short-routes.ts'
import { textOf } from '../support/sources.ts'

const routesOf = (text: string) => [...text.matchAll(/(\w+Route(?:WithChildren)?)(?=[,\s]*[,}\]])/g)]

test('the short tree hangs every route where the generated one does, by its place instead of its name', async () => {
  const { code } = await transformWithOxc(textOf('src/routeTree.gen.ts'), 'routeTree.ts')
  const short = shortTree(code)
  for (const branch of ['App', 'Protected', 'Public']) {
    const list = (text: string) => text.split(`${branch}RouteChildren = `)[1]!.split(';')[0]!
    const names = routesOf(list(code)).map(it => it[1])
    expect(names.length, branch).toBeGreaterThan(5)
    expect(list(short), branch).toBe(`[${names.join(', ')}]`)
  }
  const paths = [...code.matchAll(/\n\s*path: ("[^"]*"),\n\s*getParentRoute: (\(\) => \w+)/g)]
  expect(paths.length).toBeGreaterThan(80)
  expect(paths.filter(([, path, parent]) => !short.includes(`.update(placed(${path}, ${parent}))`))).toEqual(
    [],
  )
  expect(short).not.toMatch(/\bpath: "/)
})

test('a short route keeps what it does, without its address and how it was split', () => {
  const text = `createFileRoute("/_app/dashboard")({ codeSplitGroupings: [["loader", "component"]], loader: load })`
  expect(shortRoute(text)).toBe('createFileRoute()({ loader: load })')
  expect(shortRoute(`createFileRoute('/_public')({ codeSplitGroupings: [], component: it })`)).toBe(
    'createFileRoute()({ component: it })',
  )
})
