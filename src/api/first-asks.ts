// The calls that pages make as soon as they are open. With what they need of the contract this is a file of its own.
import * as v from 'valibot'
import { jackpot, lotteryGamesResult, winnersFeed } from '#src/contract/front-page.ts'
import { getUser, logout } from '#src/contract/user.ts'
import { request } from './client.ts'

export const askLatestResults = () => request(lotteryGamesResult, {})
export const askWinners = () => request(winnersFeed, {})
export const askJackpots = () => request(jackpot, {})
export const askUser = () => request(getUser)
export const askLogout = () => request(logout)

const saved = v.object({ at: v.number(), user: getUser.answer })

/** The player as this device has kept them; undefined for what is damaged. */
export const readPlayer = (stored: unknown) => {
  const result = v.safeParse(saved, stored)
  return result.success ? result.output : undefined
}
