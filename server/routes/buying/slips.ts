import type { BodyOut } from '#src/contract/call.ts'
import * as contract from '#src/contract/games.ts'
import { REQUIRED } from '#src/contract/words.ts'
import { isNumberGame, type AnyGame } from '#src/games/game.ts'
import { luckyLine } from '#src/lib/lucky-number.ts'
import { dropLine } from '#server/deeds/buying/drop-line.ts'
import { registerPicks } from '#server/deeds/buying/register-picks.ts'
import { registerScores } from '#server/deeds/buying/register-scores.ts'
import { registerSlip } from '#server/deeds/buying/register-slip.ts'
import type { Door } from '#server/http/door.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { restOnWire, slipOnWire, slipsOnWire } from '#server/wire/buying/slip.ts'

const gameOf = ({ games }: Service, lotteryType: string): AnyGame => {
  const game = games.find(it => it.lotteryType === lotteryType.toUpperCase())
  if (!game) throw new Refusal('game-unknown')
  return game
}

/** @throws Refusal bad-input if what the game needs is missing */
const asked = <T>(value: T | undefined, field: string, words: string): T => {
  if (value === undefined) throw new Refusal('bad-input', { [field]: words })
  return value
}

const register = async (
  service: Service,
  playerId: number,
  game: AnyGame,
  { stake_amount, lottery, picks, batch_id }: BodyOut<typeof contract.playLottery>,
) => {
  const own = () => ({
    playerId,
    stake: asked(stake_amount, 'stake_amount', REQUIRED),
    lines: asked(lottery, 'lottery', contract.PICK_ONE).map(line => line.ticket),
  })
  if (!isNumberGame(game))
    return slipOnWire(
      await registerScores(service, { ...own(), game, batch: asked(batch_id, 'batch_id', REQUIRED) }),
    )
  if (!game.offersLines) return slipOnWire(await registerSlip(service, { ...own(), game }))
  const chosen = asked(picks, 'picks', contract.PICK_ONE)
  const slips = await registerPicks(service, {
    playerId,
    game,
    picks: chosen.map(pick => ({ stake: pick.stake_amount, line: luckyLine(pick.lucky_number) })),
  })
  return slipsOnWire(slips)
}

export const mountSlips = (door: Door, service: Service): void => {
  door.does(contract.playLottery, 'register-slip', ({ player: { playerId }, query, body }) =>
    register(service, playerId, gameOf(service, query.lottery_type), body),
  )

  door.does(contract.dropLine, 'drop-line', async ({ player: { playerId }, query }) => {
    const game = gameOf(service, query.lottery_type)
    return restOnWire(await dropLine(service, { playerId, game, id: query.id }))
  })
}
