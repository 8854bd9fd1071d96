import { expect, test } from 'vitest'
import { listChildren } from '#src/pwa/route-names.ts'

test('the children of a route are sent as a list, without the names of their files', () => {
  const code = `const AppRouteChildren = {
  AppMenuRoute: AppMenuRoute,
  AppQuikaRoute: AppQuikaRouteWithChildren,
}
const other = { a: 1 }
`
  expect(listChildren(code)).toBe(`const AppRouteChildren = [AppMenuRoute, AppQuikaRouteWithChildren]
const other = { a: 1 }
`)
})
