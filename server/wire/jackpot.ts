// A draw of a jackpot as everybody may see it.
import * as v from 'valibot'
import type { AnswerIn } from '#src/contract/call.ts'
import {
  jackpotCommitment,
  jackpotList,
  jackpotWinner,
  type getJackpotDraw,
  type listJackpotDraws,
} from '#src/contract/jackpots.ts'
import type { PublicKey } from '#src/contract/draws.ts'
import { jackpots } from '#src/games/jackpots.ts'
import { hex } from '#src/lib/bytes.ts'
import { naira } from '#src/lib/money.ts'
import { maskPhone } from '#src/lib/phone.ts'
import type { PublicJackpot } from '../db/queries/jackpots.ts'

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

export const jackpotRecordOnWire = (
  row: PublicJackpot,
  keys: Record<string, PublicKey>,
): AnswerIn<typeof getJackpotDraw> => ({
  id: row.id,
  state: row.state,
  commitment: v.parse(jackpotCommitment, JSON.parse(row.commitment)),
  list: row.list
    ? {
        list: v.parse(jackpotList, JSON.parse(row.list)),
        key: row.list_key!,
        signature: hex(row.list_signature!),
      }
    : null,
  draw:
    row.number === null
      ? null
      : {
          seed: hex(row.seed!),
          signature: hex(row.beacon_signature!),
          number: row.number,
          drawnAt: row.drawn_at!.toISOString(),
        },
  winner: row.winner ? v.parse(jackpotWinner, JSON.parse(row.winner)) : null,
  keys,
})
