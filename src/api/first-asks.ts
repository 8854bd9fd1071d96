// Requests pages make as soon as they open. A file of its own, with the parts of the contract they need.
import * as v from 'valibot'
import { brand } from '#src/brand.ts'
import { jackpot, lotteryGamesResult, winnersFeed } from '#src/contract/front-page.ts'
import { endSessions, getUser, logout } from '#src/contract/user.ts'
import type { User } from '#src/model/user.ts'
import { hex } from '#src/lib/bytes.ts'
import { shelf } from '#src/lib/idb.ts'
import { naira } from '#src/lib/money.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { readStored, removeStored, writeStored } from '#src/lib/stored.ts'
import { toWire, toWords } from '#src/model/words.ts'
import { request } from './client.ts'
import { ENDED_KEY } from './session/ended-key.ts'
import { currentToken } from './session/token.ts'

export const askLatestResults = () => request(lotteryGamesResult, {})
export const askWinners = () => request(winnersFeed, {})
export const askJackpots = () => request(jackpot, {})
export const askUser = () => request(getUser)

const ended = (): string[] => {
  const kept = v.safeParse(endSessions.body, { sessions: readStored(ENDED_KEY) })
  return kept.success ? kept.output.sessions : []
}
const keepEnded = (sessions: string[]) =>
  sessions.length > 0 ? writeStored(ENDED_KEY, sessions.slice(-20)) : removeStored(ENDED_KEY)

/** Ends the session at the service: now or, without an answer, when the network is back. */
export const askLogout = async (): Promise<void> => {
  const token = currentToken()!
  // Sent with the token, which is gone a moment later.
  const isDone = request(logout).then(
    () => true,
    () => false,
  )
  const hash = hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))))
  keepEnded([...ended(), hash])
  if (await isDone) keepEnded(ended().filter(it => it !== hash))
}

/** Ends the sessions whose log-out did not get through, whoever is signed in now. */
export const askEnded = async (): Promise<void> => {
  const sessions = ended()
  if (sessions.length > 0) await request(endSessions, { body: { sessions } })
  keepEnded(ended().filter(it => !sessions.includes(it)))
}

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
