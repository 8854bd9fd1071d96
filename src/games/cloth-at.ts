// A page's cloth: that of the game it belongs to.
import type { Cloth } from '#src/lib/look.ts'
import { awoof } from './awoof/game.ts'
import { gameById } from './rules.ts'
import { soccerLook } from './soccer-cash/look.ts'
import { virtualSoccer } from './soccer-cash/virtual/rules.ts'
import { wyseCash } from './wyse-cash/rules.ts'

/** Pages whose address does not begin with their game's id; the first match counts. */
const others = [
  [/\/virtual(-static)?$/, virtualSoccer.look],
  [/^\/(soccer-cash|all-in)(\/|$)/, soccerLook],
  [/^\/awoof(\/|$)/, awoof.look],
  [/^\/application\/(number-selection|summary|payment-consent|transaction-pin)/, wyseCash.look],
] as const

/** Undefined if the address names no game: such a page has the product's own cloth. */
export const clothAt = (path: string): Cloth | undefined => {
  const look = others.find(([at]) => at.test(path))?.[1] ?? gameById(path.split('/')[1]!)?.look
  return look?.cloth
}
