import * as v from 'valibot'
import type { AnswerIn } from '#src/contract/call.ts'
import {
  jackpotCommitment,
  jackpotList,
  jackpotPlace,
  type getJackpotDraw,
  type JackpotWinner,
  type listJackpotDraws,
} from '#src/contract/jackpots.ts'
import { roundTime } from '#src/draws/schedule.ts'
import { jackpots } from '#src/games/jackpots.ts'
import type { Pins } from '#src/draws/pins.ts'
import { hex } from '#src/lib/bytes.ts'
import { naira } from '#src/lib/money.ts'
import { maskPhone } from '#src/lib/phone.ts'
import type { Tx } from '#server/db/db.ts'
import { findPublicBatch } from '#server/db/queries/draws/batches-public.ts'
import type { PublicJackpot } from '#server/db/queries/draws/jackpots.ts'
import type { Signer } from '#server/ports/signer.ts'
import { batchOnWire } from './batch.ts'
import { loggedOf } from './logged.ts'

const nameOf = (id: string): string => jackpots.find(jackpot => jackpot.id === id)?.name ?? id

export const jackpotItemOnWire = (
  row: PublicJackpot,
): AnswerIn<typeof listJackpotDraws>['results'][number] => ({
  id: row.id,
  jackpot_type: nameOf(row.jackpot),
  state: row.state,
  date: (row.drawn_at ?? row.draws_at).toISOString(),
  total_jackpot_amount: naira(row.paid),
  phone_number: row.phone ? maskPhone(row.phone) : '',
})

const winnerOnWire = async (tx: Tx, winner: string, quorum: number): Promise<JackpotWinner> => {
  const place = v.parse(jackpotPlace, JSON.parse(winner))
  const row = await findPublicBatch(tx, place.entry.batch)
  return { ...place, batch: await batchOnWire(tx, row!, quorum) }
}

export const jackpotRecordOnWire = async (
  tx: Tx,
  row: PublicJackpot,
  { signer, pins }: { signer: Signer; pins: Pins },
): Promise<AnswerIn<typeof getJackpotDraw>> => ({
  id: row.id,
  state: row.state,
  commitment: v.parse(jackpotCommitment, JSON.parse(row.commitment)),
  announced: await loggedOf(tx, 'oriire/jackpot/v2', row.id, row.counts_at, pins.quorum),
  list: row.list
    ? {
        list: v.parse(jackpotList, JSON.parse(row.list)),
        logged: await loggedOf(
          tx,
          'oriire/jackpot-list/v2',
          row.id,
          new Date(roundTime(row.beacon_round)),
          pins.quorum,
        ),
      }
    : null,
  draw:
    row.number === null
      ? null
      : {
          signature: hex(row.beacon_signature!),
          number: row.number,
          drawnAt: row.drawn_at!.toISOString(),
        },
  winner: row.winner ? await winnerOnWire(tx, row.winner, pins.quorum) : null,
  keyEntries: signer.keyEntries,
})
