// Winners of a prize that can be taken monthly: the drum is told what to draw.
import { batchBounds } from '#src/draws/schedule.ts'
import { lagosInstant, MINUTE } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { settleBatch } from '#server/deeds/draws/settle-batch.ts'
import { buy } from './play.ts'
import { NOON, type TestService } from './service.ts'

export const WON_LINES = [
  [1, 2, 3, 4, 5],
  [20, 21, 22, 23, 24],
]

/** Needs a service at noon that sells this game. Each winner has one line with every number right. */
export const winners = async (s: TestService, count: number) => {
  const players = await Promise.all(Array.from({ length: count }, () => s.player(kobo(1_000))))
  for (const { token } of players)
    await buy(s, { token, lines: WON_LINES, stake: 50, type: 'SALARY_FOR_LIFE' })
  await s.clock.set(batchBounds(NOON).closesAt + 1_000)
  await s.runDue()
  await s.clock.set(lagosInstant(2026, 11, 20, 14) + MINUTE)
  await s.db.many`
    update batch set state = 'drawn', numbers = array[1, 2, 3, 4, 5], beacon_signature = '\\x00',
      drawn_at = game_clock() where size > 0`
  while (await settleBatch(s.service));
  return players
}
