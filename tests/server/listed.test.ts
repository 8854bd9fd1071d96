// Which addresses the service knows, and what it answers for the others.
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makePageAt } from '#server/http/listed.ts'
import { makeService } from '../support/service.ts'

const PAGES = {
  '/menu': '/screens/menu.html',
  '/wallet/$transactionID': '/screens/wallet.html',
  '/wallet/rules': '/screens/rules.html',
  '/awoof/{-$step}': '/screens/awoof.html',
  '/user/sign.up': '/screens/sign-up.html',
}

test('an address is known by its pattern: with a part that varies, or one that may be missing', () => {
  const pageAt = makePageAt(PAGES)
  expect(pageAt('/menu')).toBe('/screens/menu.html')
  expect(pageAt('/wallet/x-1')).toBe('/screens/wallet.html')
  expect(pageAt('/wallet/rules')).toBe('/screens/rules.html')
  expect(pageAt('/awoof')).toBe('/screens/awoof.html')
  expect(pageAt('/awoof/summary')).toBe('/screens/awoof.html')
  expect(pageAt('/user/sign.up')).toBe('/screens/sign-up.html')
  for (const path of ['/menus', '/wallet', '/wallet/x/y', '/awoof/a/b', '/user/signxup', '/made/up'])
    expect(pageAt(path), path).toBeUndefined()
  expect(makePageAt(undefined)('/made/up')).toBe('/app.html')
})

test('an address has the page of its pattern; what is in no list is answered with the app, which shows its way home, and with 404; it is never kept as there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  await writeFile(join(folder, 'app.html'), '<!doctype html><title>app</title>')
  await mkdir(join(folder, 'screens'))
  await writeFile(join(folder, 'screens/menu.html'), '<!doctype html><title>menu</title>')
  await writeFile(join(folder, 'about.html'), '<!doctype html><title>about</title>')
  await writeFile(join(folder, 'addresses.json'), JSON.stringify(PAGES))
  const s = await makeService({ settings: { WEB_DIR: folder } })
  const ask = async (path: string, headers = {}) => {
    const answer = await s.app.request(path, { headers })
    return [answer.status, await answer.text(), answer.headers.get('etag')] as const
  }
  expect(await ask('/menu')).toEqual([200, '<!doctype html><title>menu</title>', expect.any(String)])
  expect((await ask('/menu/'))[0]).toBe(200)
  expect((await ask('/about'))[0]).toBe(200)
  for (let time = 0; time < 2; time++)
    expect(await ask('/made/up')).toEqual([404, '<!doctype html><title>app</title>', null])
  const [, , etag] = await ask('/menu')
  expect((await ask('/made/up', { 'if-none-match': etag! }))[0]).toBe(404)
  expect((await ask('/menu', { 'if-none-match': etag! }))[0]).toBe(304)
  expect((await ask('/addresses.json'))[0]).toBe(404)
  await s.close()
})
