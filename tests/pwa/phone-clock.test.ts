// The phone's own clock stays in sight while somebody plays.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { webManifest } from '#build/offline.ts'

test('the installed app is shown under the phone’s own clock and never takes the whole screen', async () => {
  const { display, display_override: others = [] } = webManifest
  expect([display, ...others]).toEqual(['standalone', 'standalone', 'minimal-ui'])
  const files = (await readdir('src', { recursive: true })).filter(it => /\.tsx?$/.test(it))
  expect(files.length).toBeGreaterThan(500)
  const asking = await Promise.all(
    files.map(async it => (/requestFullscreen/i.test(await readFile(join('src', it), 'utf8')) ? [it] : [])),
  )
  expect(asking.flat()).toEqual([])
})
