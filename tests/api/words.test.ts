// The wire's names and the app's words.
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import * as account from '#src/contract/account.ts'
import * as advance from '#src/contract/advance.ts'
import * as choices from '#src/contract/choices.ts'
import * as draws from '#src/contract/draws.ts'
import * as frontPage from '#src/contract/front-page.ts'
import * as games from '#src/contract/games.ts'
import * as jackpots from '#src/contract/jackpots.ts'
import * as live from '#src/contract/live.ts'
import * as offers from '#src/contract/offers.ts'
import * as results from '#src/contract/results.ts'
import * as cards from '#src/contract/scratch-cards.ts'
import * as wallet from '#src/contract/wallet.ts'
import * as withdrawals from '#src/contract/withdrawals.ts'
import { signUpForm } from '#src/model/account-forms.ts'
import { keptTicket } from '#src/model/kept.ts'
import { toWire, toWords, wordOf } from '#src/model/words.ts'
import { ticket } from '../play/ticket.ts'

const modules = {
  account,
  advance,
  choices,
  draws,
  frontPage,
  games,
  jackpots,
  live,
  offers,
  results,
  cards,
  wallet,
  withdrawals,
}

/** The names of every object that a schema or a call holds, at any depth. */
const objectsIn = (part: unknown, seen = new Set<unknown>()): string[][] => {
  if (!part || typeof part !== 'object' || seen.has(part)) return []
  seen.add(part)
  const own = 'entries' in part && part.entries ? [Object.keys(part.entries)] : []
  return [...own, ...Object.values(part).flatMap(inner => objectsIn(inner, seen))]
}

describe('the wire’s names', () => {
  it('are different words wherever they stand side by side', () => {
    const objects = objectsIn(modules)
    expect(objects.length).toBeGreaterThan(100)
    const doubled = objects.filter(names => new Set(names.map(wordOf)).size < names.length)
    expect(doubled).toEqual([])
  })

  it('become words at any depth, and a signed document is the very one that came', () => {
    const answer = {
      success: { game_id: 'a', pontential_winning: 5, proof: { keys_of: 1 } },
      more: [{ referal_wallet_balance: 7, top_3_winners: [], system_pick: [3, 1] }],
      keys: { key_id: 1 },
      payment_link: null,
    }
    const words = toWords(answer)
    expect(words).toEqual({
      success: { ticketId: 'a', potentialWinning: 5, proof: { keys_of: 1 } },
      more: [{ bonusBalance: 7, top3Winners: [], drawn: [3, 1] }],
      keys: { key_id: 1 },
      paymentLink: null,
    })
    expect(words.success.proof).toBe(answer.success.proof)
    expect(toWords(words)).toEqual(words)
  })

  it('are those of the schema again when words are sent, in lists and in what may be missing too', () => {
    const body = {
      stake: '100',
      picks: [{ luckyNumber: '3-17', stake: '100', consent: 'True' as const, band: '100' }],
    }
    expect(toWire(games.playLottery.body, body)).toEqual({
      stake_amount: '100',
      picks: [{ lucky_number: '3-17', stake_amount: '100', consent: 'True', band: '100' }],
    })
  })
})

describe('what the device keeps', () => {
  const detail = ticket('a', '2026-11-20T11:00:00.000Z')

  it('is in our words and reads back as it was', () => {
    const kept: unknown = JSON.parse(JSON.stringify(detail))
    expect(v.parse(keptTicket, kept)).toEqual(detail)
    expect(JSON.stringify(kept)).not.toContain('game_play_id')
  })

  it('by an older version, under the wire’s names, is read as well', () => {
    const older = toWire(games.ticketDetail, detail)
    expect(older).toMatchObject({
      play: { game_play_id: 'a', number_of_ticket: 1 },
      draw: { total_ticket: 1 },
    })
    expect(older.proof).toBe(detail.proof)
    expect(v.parse(keptTicket, older)).toEqual(detail)
  })
})

it('a form’s faults stand at its fields’ words', () => {
  const read = v.safeParse(signUpForm, {
    phoneNumber: '0803 123 4567',
    code: '123456',
    password: 'moonlit-rivet',
    confirmPassword: 'moonlit',
    birthDate: '1990-02-28',
    consent: true,
    consentVersion: '2026-11-01',
  })
  expect(read.issues?.map(issue => [v.getDotPath(issue), issue.message])).toEqual([
    ['confirmPassword', 'Your passwords do no match'],
  ])
})
