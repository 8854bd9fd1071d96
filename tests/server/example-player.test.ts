// The player of examples/two-nodes, who checks a proxy and the nodes behind it, against the real service.
import { pathToFileURL } from 'node:url'
import path from 'node:path'
import { expect, test } from 'vitest'
import { onPort } from '../support/listening.ts'
import { makeService } from '../support/service.ts'

interface Example {
  newPlayer(address: string): Promise<{
    topUp(naira: number): Promise<void>
    buy(): Promise<{ play: { game_play_id: string } }>
    countTickets(): Promise<number>
  }>
}

test('the example with two nodes signs a player up, pays by card and buys, as its check does', async () => {
  const s = await makeService()
  await s.runDue()
  const at = await onPort(s.app.fetch)
  try {
    const file = path.resolve(import.meta.dirname, '../../examples/two-nodes/player.mjs')
    const { newPlayer } = (await import(pathToFileURL(file).href)) as Example
    const player = await newPlayer(`http://127.0.0.1:${at.port}`)
    await player.topUp(1_000)
    expect((await player.buy()).play.game_play_id).toMatch(/^[\da-f-]{36}$/)
    expect(await player.countTickets()).toBe(1)
  } finally {
    await at.close()
    await s.close()
  }
})
