// One sentence on each call, for OpenAPI and docs/api.md. Not in the contract, as phones would load it.
import type { Call } from '#src/contract/call.ts'
import { accounts } from './accounts.ts'
import { alertsAndChats } from './alerts-and-chats.ts'
import { draws } from './draws.ts'
import { items } from './items.ts'
import { money } from './money.ts'
import { play } from './play.ts'
import { saferPlay } from './safer-play.ts'

/** By method and path. */
export const sentences: Readonly<Record<string, string>> = {
  ...accounts,
  ...alertsAndChats,
  ...draws,
  ...play,
  ...items,
  ...money,
  ...saferPlay,
}

/** @throws if the call has no sentence */
export const aboutCall = ({ method, path }: Pick<Call, 'method' | 'path'>): string => {
  const sentence = sentences[`${method} ${path}`]
  if (!sentence) throw new Error(`server/http/about does not say what ${method} ${path} does`)
  return sentence
}
