// Which addresses the service knows, and what it answers for the others.
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeIsListed } from '#server/http/listed.ts'
import { makeService } from '../support/service.ts'

const PATTERNS = ['/', '/menu', '/wallet/$transactionID', '/awoof/{-$step}', '/user/sign.up']

test('an address is known by its pattern: with a part that varies, or one that may be missing', () => {
  const isListed = makeIsListed(PATTERNS)
  for (const path of ['/', '/menu', '/wallet/x-1', '/awoof', '/awoof/summary', '/user/sign.up'])
    expect(isListed(path), path).toBe(true)
  for (const path of ['/menus', '/wallet', '/wallet/x/y', '/awoof/a/b', '/user/signxup', '/made/up'])
    expect(isListed(path), path).toBe(false)
  expect(makeIsListed(undefined)('/made/up')).toBe(true)
})

test('what is in no list is answered with the app, which shows its way home, and with 404; it is never kept as there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  await writeFile(join(folder, 'app.html'), '<!doctype html><title>app</title>')
  await writeFile(join(folder, 'about.html'), '<!doctype html><title>about</title>')
  await writeFile(join(folder, 'addresses.json'), JSON.stringify(PATTERNS))
  const s = await makeService({ settings: { WEB_DIR: folder } })
  const ask = async (path: string, headers = {}) => {
    const answer = await s.app.request(path, { headers })
    return [answer.status, await answer.text(), answer.headers.get('etag')] as const
  }
  expect(await ask('/menu')).toEqual([200, '<!doctype html><title>app</title>', expect.any(String)])
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
