// Shorthands for lucky numbers: ask, choose, register, pay.
import { lotteryPayment, playLottery } from '#src/contract/games.ts'
import { generateWyseCashGame } from '#src/contract/offers.ts'
import { createPin } from '#src/contract/pin.ts'
import { newKey } from './play.ts'
import type { TestService } from './service.ts'

export const PIN = '4071'

/** A player with money (kobo) and a PIN. */
export const luckyPlayer = async (s: TestService, balance: number) => {
  const player = await s.player(balance)
  void (await s.call(createPin, { token: player.token, body: { pin: PIN, confirm_pin: PIN } })).data
  return player
}

/** Fresh lucky numbers by band, naira as text. */
export const offered = async (s: TestService, token: string): Promise<Record<string, string[]>> => {
  const answer = await s.call(generateWyseCashGame, { token })
  void answer.data
  const bands = answer.json.bands as { band: number; lucky_numbers: string[] }[]
  return Object.fromEntries(bands.map(it => [String(it.band), it.lucky_numbers]))
}

export const pickOf = (band: string, lucky_number: string) =>
  ({ lucky_number, stake_amount: band, band, consent: 'True' }) as const

export const registerPicks = (s: TestService, token: string, picks: object[]) =>
  s.call(playLottery, { token, query: { lottery_type: 'wyse_cash' }, wrongBody: { picks } })

/** Registers that many of each band. */
export const registered = async (s: TestService, token: string, counts: Record<string, number>) => {
  const numbers = await offered(s, token)
  const picks = Object.entries(counts).flatMap(([band, count]) =>
    numbers[band]!.slice(0, count).map(lucky => pickOf(band, lucky)),
  )
  return (await registerPicks(s, token, picks)).data
}

interface Paying {
  slipIds: readonly string[]
  /** naira */
  amount: number
  pin?: string | undefined
  key?: string
  from?: 'play' | 'bonus'
}

export const payTogether = (
  s: TestService,
  token: string,
  { slipIds, amount, pin = PIN, key = newKey(), from = 'play' }: Paying,
) => {
  const [first, ...more] = slipIds
  return s.call(lotteryPayment, {
    token,
    key,
    body: {
      amount: String(amount),
      card_payment: false,
      from_play_wallet: from === 'play',
      from_referral_wallet: from === 'bonus',
      game_play_id: first!,
      ...(more.length > 0 ? { more_game_play_ids: more } : {}),
      ...(pin === '' ? {} : { transaction_pin: pin }),
    },
  })
}
