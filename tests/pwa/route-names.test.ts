import { expect, test } from 'vitest'
import { dropFileAddress, listChildren, sayAddressesOnce } from '#src/pwa/route-names.ts'

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

test('an address that is id and path of a route is sent once', () => {
  const code = `const A = AImport.update({
\tid: "/quika/",
\tpath: "/quika/",
\tgetParentRoute: () => AppRoute
});
const B = BImport.update({ id: '/_app', getParentRoute: () => rootRouteImport })
const C = CImport.update({ id: '/_app/menu', path: '/menu', getParentRoute: () => AppRoute })
`
  expect(sayAddressesOnce(code))
    .toBe(`const routeAt = (id, getParentRoute) => ({ id, path: id, getParentRoute });
const A = AImport.update(routeAt("/quika/", () => AppRoute));
const B = BImport.update({ id: '/_app', getParentRoute: () => rootRouteImport })
const C = CImport.update({ id: '/_app/menu', path: '/menu', getParentRoute: () => AppRoute })
`)
})

test('the file of a route does not name its address: the tree does', () => {
  expect(dropFileAddress(`const Route = createFileRoute("/wallet/$id")({ component: Page })`)).toBe(
    'const Route = createFileRoute()({ component: Page })',
  )
})
