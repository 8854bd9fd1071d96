// The built site's files for machines, written as the build does and served by the service.
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brand } from '#src/brand.ts'
import { writeForMachines } from '#build/for-machines.ts'
import { makeService } from '../support/service.ts'

test('security.txt, robots and the map of the site are served, and name this site', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *\nDisallow: /api/\n')
  await writeFile(join(folder, 'index.html'), '<!doctype html>')
  await writeForMachines(folder, ['/', '/terms'], Date.UTC(2026, 10, 23))
  const s = await makeService({ settings: { WEB_DIR: folder } })
  const text = async (path: string) => {
    const answer = await s.app.request(path)
    return [answer.status, answer.headers.get('content-type'), await answer.text()]
  }
  expect(await text('/.well-known/security.txt')).toEqual([
    200,
    'text/plain; charset=utf-8',
    expect.stringMatching(/^Contact: mailto:\S+@\S+\nExpires: 2027-11-23T00:00:00\.000Z\n/),
  ])
  expect((await text('/robots.txt'))[2]).toBe(
    `User-agent: *\nDisallow: /api/\nSitemap: ${brand.site}/sitemap.xml\n`,
  )
  expect((await text('/sitemap.xml'))[2]).toContain(`<loc>${brand.site}/terms</loc>`)
  await s.close()
})
