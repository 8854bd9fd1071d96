// Pictures of items: what the operator gives is judged by its content, and served from our own origin for good.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getItem } from '#src/contract/items/items.ts'
import { pictureOf } from '#src/games/awoof/picture.ts'
import { runCommand } from '#server/programs/commands.ts'
import { closeAndDraw, openRice } from '../support/items.ts'
import { makeService, type TestService } from '../support/service.ts'
import { smallPng } from '../tools/small-png.mjs'

const ORIGIN = 'https://oriire.example'
const png = (side: number, shade: number) => smallPng(new Uint8Array(side * side * 4).fill(shade), side)

let s: TestService
let folder: string
beforeEach(async () => {
  s = await makeService()
  folder = await mkdtemp(path.join(tmpdir(), 'item-picture-'))
  await openRice(s)
})
afterEach(async () => {
  await rm(folder, { recursive: true })
  await s.close()
})

const give = async (bytes: Uint8Array, id = 'rice-1') => {
  const file = path.join(folder, 'rice.jpg')
  await writeFile(file, bytes)
  const { games, ports } = s.service
  return runCommand({ db: s.db, games, randomness: ports.randomness, origin: ORIGIN }, [
    'item-picture',
    id,
    file,
  ])
}
const shown = async () => (await s.call(getItem, { params: { id: 'rice-1' } })).data.picture

test('a picture is shown from our own origin by the rule, kept by phones for good, and a newer one has another address §5.20', async () => {
  const bytes = png(80, 90)
  expect(await give(bytes)).toContain('rice-1 is shown by https://')
  const first = (await shown())!
  expect(pictureOf(first, ORIGIN)).toBe(first)
  const answer = await s.app.request(new URL(first).pathname)
  expect(answer.headers.get('content-type')).toBe('image/png')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array(bytes))
  await give(png(80, 91))
  await s.clock.advance(3_000)
  expect(await shown()).not.toBe(first)
  expect((await s.app.request(new URL(first).pathname)).status).toBe(404)
  expect((await s.app.request('/api/item-pictures/nothing.png')).status).toBe(404)
})

test('what is no picture, too large or too small is refused, whatever its name says, and nothing changes', async () => {
  await expect(give(new TextEncoder().encode('<svg onload="alert(1)"/>'))).rejects.toThrow('neither')
  await expect(give(png(40, 1))).rejects.toThrow('40 by 40')
  await expect(give(new Uint8Array(200_001))).rejects.toThrow('200001 bytes')
  await expect(give(png(80, 1), 'rice-9')).rejects.toThrow('There is no item')
  expect(await shown()).toBeNull()
  await closeAndDraw(s)
  await expect(give(png(80, 1))).rejects.toThrow('over')
})
