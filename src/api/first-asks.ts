// Requests pages make as soon as they open. A file of its own, with the parts of the contract they need.
import * as v from 'valibot'
import { brand } from '#src/brand.ts'
import { jackpot, lotteryGamesResult, winnersFeed } from '#src/contract/front-page.ts'
import { getUser, logout } from '#src/contract/user.ts'
import type { User } from '#src/model/user.ts'
import { shelf } from '#src/lib/idb.ts'
import { naira } from '#src/lib/money.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { toWire, toWords } from '#src/model/words.ts'
import { request } from './client.ts'

export const askLatestResults = () => request(lotteryGamesResult, {})
export const askWinners = () => request(winnersFeed, {})
export const askJackpots = () => request(jackpot, {})
export const askUser = () => request(getUser)
export const askLogout = () => request(logout)

const saved = v.object({ at: v.number(), user: getUser.answer })

// Not in local storage, which any script on the page can dump at once.
const box = shelf(`${brand.storagePrefix}player`)
const KEY = 'player'

/** The player as kept on this device; undefined if damaged. */
export const readPlayer = async () => {
  const result = v.safeParse(saved, JSON.parse((await box.get(KEY)) ?? 'null'))
  return result.success ? toWords(result.output) : undefined
}

/** Stored as on the wire, amounts in naira, so the contract can read it back. */
export const keepPlayer = (user: User): Promise<void> => {
  const { playBalance, bonusBalance, winningsBalance, owed } = user
  const balances = {
    playBalance: naira(playBalance),
    bonusBalance: naira(bonusBalance),
    winningsBalance: naira(winningsBalance),
    ...(owed === undefined ? {} : { owed: naira(owed) }),
  }
  const kept = toWire(getUser.answer, { ...user, ...balances })
  return box.set(KEY, JSON.stringify({ at: serverNow(), user: kept }))
}

export const forgetPlayer = (): Promise<void> => box.clear()
