// Calls a syndicate off: every share that was paid goes back.
import {
  listLate,
  listOpenOf,
  listShares,
  lockSyndicate,
  setSyndicateOff,
} from '#server/db/queries/buying/syndicates.ts'
import type { Tx } from '#server/db/db.ts'
import { tellMembers } from './tell-members.ts'
import { takeOut, type WithRandomness } from '#server/deeds/limits/take-out.ts'
import { post, walletCode } from '#server/ledger/transfers.ts'
import { Refusal } from '#server/lib/refusal.ts'
import { beginTurn } from '#server/lib/turn.ts'
import { strictly } from '#server/lib/sweep.ts'
import type { Service } from '#server/service.ts'

/** Per turn. */
const MOST = 100

/**
 * @param why a refusal's name, `asked`, `late` or `member`
 * @param by the member who asked for it
 * @returns false if it was over already
 */
export const callOff = async (
  service: WithRandomness,
  tx: Tx,
  id: string,
  why: string,
  by?: number,
): Promise<boolean> => {
  const syndicate = await lockSyndicate(tx, id)
  if (syndicate?.state !== 'open') return false
  const shares = await listShares(tx, [id])
  const paid = shares.flatMap(({ player_id: playerId, ...share }) =>
    playerId === null ? [] : [{ ...share, playerId }],
  )
  await setSyndicateOff(tx, id, why)
  await post(
    tx,
    paid.map(({ place, amount, playerId }) => ({
      debit: 'syndicates',
      credit: walletCode(playerId, 'play'),
      amount,
      kind: 'share-back',
      cause: `${id}/${place}`,
    })),
  )
  await tellMembers(tx, { id, group: 'off', shares, by })
  // Players who are shut out cannot use a play wallet.
  for (const playerId of paid.map(it => it.playerId).toSorted((a, b) => a - b))
    await takeOut(service, tx, playerId)
  return true
}

/** Calls off those that a player, who may no longer play, made or paid for. */
export const callOffAllOf = async (
  service: WithRandomness & Pick<Service, 'db'>,
  playerId: number,
): Promise<void> => {
  for (const { id } of await listOpenOf(service.db, playerId))
    await service.db.tx(tx => callOff(service, tx, id, 'member'))
}

/** @throws Refusal not-found for everyone but its maker, syndicate-over */
export const cancelSyndicate = (
  service: Service,
  { playerId, id }: { playerId: number; id: string },
): Promise<void> =>
  service.db.tx(async tx => {
    const syndicate = await lockSyndicate(tx, id)
    if (syndicate?.player_id !== playerId) throw new Refusal('not-found')
    if (syndicate.state === 'off' && syndicate.why === 'asked') return
    if (!(await callOff(service, tx, id, 'asked', playerId))) throw new Refusal('syndicate-over')
  })

/** One turn: ends those whose last share was not paid in time. @returns whether more may be due right away */
export const endSyndicates = async (service: Service, sweep = strictly): Promise<boolean> => {
  const turn = beginTurn(service.ports.clock)
  const late = await listLate(service.db, MOST)
  for (const { id } of late) {
    if (turn.isOver()) return true
    await sweep.one(id, () => service.db.tx(tx => callOff(service, tx, id, 'late')))
  }
  return late.length === MOST
}
