// Makes a syndicate from a registered, unpaid slip; its maker pays the first share.
import { isNumberGame } from '#src/games/game.ts'
import { hex } from '#src/lib/bytes.ts'
import { formatMoney, kobo, type Kobo } from '#src/lib/money.ts'
import { price } from '#src/picks/price.ts'
import type { SlipRow } from '#server/db/queries/buying/slips.ts'
import { countOpenSyndicates, insertSyndicate } from '#server/db/queries/buying/syndicates.ts'
import { lockSaferPlay } from '#server/db/queries/safer-play/safer-play.ts'
import type { Tx } from '#server/db/db.ts'
import { unpaidSlip } from '#server/deeds/buying/unpaid-slip.ts'
import { newId } from '#server/deeds/new-id.ts'
import { once, type Keyed } from '#server/ledger/once.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { takeShare } from './take-share.ts'

const MOST_OPEN = 10
const SMALLEST = kobo(1)
/** Until the last share must be paid. */
const HOURS = 24

interface MakeSyndicate extends Keyed {
  slipId: string
  /** The first is the maker's. */
  shares: readonly { name: string; amount: Kobo }[]
}

/** @throws Refusal not-shared if one winner chooses the prize or confirms each payment, and in games without a drum */
const refuseGame = ({ games }: Pick<Service, 'games'>, { game: id, lines }: SlipRow): void => {
  const game = games.find(it => it.id === id)
  if (!game || !isNumberGame(game) || game.confirmedByPin || game.offersLines || game.choice)
    throw new Refusal('not-shared')
  if (!game.lineCounts.includes(lines)) throw new Refusal('line-count')
}

/** @throws Refusal shares-differ, bad-input naming the field */
const refuseShares = (shares: MakeSyndicate['shares'], cost: Kobo): void => {
  const names = shares.map(it => it.name.toLowerCase())
  const wrong = shares.flatMap(({ amount }, at): [string, string][] => [
    ...(amount < SMALLEST
      ? [[`shares.${at}.amount`, `A share is at least ${formatMoney(SMALLEST)}`] as [string, string]]
      : []),
    ...(names.indexOf(names[at]!) < at
      ? [[`shares.${at}.name`, 'Give each friend a different name'] as [string, string]]
      : []),
  ])
  if (wrong.length > 0) throw new Refusal('bad-input', Object.fromEntries(wrong))
  const sum = shares.reduce((all, { amount }) => all + amount, 0)
  if (sum !== cost)
    throw new Refusal('shares-differ', {
      shares: `The shares make ${formatMoney(sum)}, and the ticket costs ${formatMoney(cost)}`,
    })
}

const make = async (service: Service, tx: Tx, it: MakeSyndicate): Promise<{ syndicate: string }> => {
  const { randomness } = service.ports
  const slip = await unpaidSlip(tx, it.playerId, it.slipId)
  refuseGame(service, slip)
  refuseShares(it.shares, price(slip.lines, slip.stake_per_line))
  // Concurrent requests must count each other's syndicates.
  await lockSaferPlay(tx, it.playerId)
  if ((await countOpenSyndicates(tx, it.playerId)) >= MOST_OPEN) throw new Refusal('syndicate-many')
  const id = newId(randomness)
  const { playerId: player_id } = it
  const { game, masks, lines, stake_per_line, rules_hash } = slip
  const shares = it.shares.map(share => ({
    ...share,
    salt: randomness.bytes(16),
    code: hex(randomness.bytes(12)),
  }))
  const row = { id, player_id, slip_id: slip.id, game, masks, lines, stake_per_line, rules_hash }
  if (!(await insertSyndicate(tx, row, shares, HOURS))) throw new Refusal('syndicate-made')
  await takeShare(tx, { id, place: 1, amount: it.shares[0]!.amount, playerId: player_id })
  return { syndicate: id }
}

/**
 * Takes the first share out of the play wallet; the others are paid by those who get their invitations.
 * @returns its ID
 * @throws Refusal key-reused, slip-unknown, slip-paid, not-shared, line-count, shares-differ, bad-input, syndicate-many,
 * syndicate-made, and those of a share
 */
export const makeSyndicate = async (service: Service, it: MakeSyndicate): Promise<string> => {
  const { syndicate } = await service.db.tx(tx => once(tx, it, () => make(service, tx, it)))
  return syndicate
}
