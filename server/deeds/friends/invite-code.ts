// The code a player invites with: the player's number, encoded, so nothing has to be stored.

/** No look-alikes. */
const SIGNS = '23456789ACDEFHJKMNPRTWX'
const LENGTH = 7
const BASE = BigInt(SIGNS.length)
const COUNT = BASE ** BigInt(LENGTH)
/** Neighbours get codes that lie far apart: a slip of the finger names nobody. `BACK` undoes it modulo `COUNT`. */
const STEP = 1_618_033_989n
const BACK = 649_008_564n

export const inviteCodeOf = (playerId: number): string => {
  let rest = (BigInt(playerId) * STEP) % COUNT
  let code = ''
  for (let at = 0; at < LENGTH; at++) {
    code = SIGNS[Number(rest % BASE)] + code
    rest /= BASE
  }
  return code
}

/** @param code as the contract reads it; there may be no such player */
export const playerOfCode = (code: string): number => {
  const number = [...code].reduce((sum, sign) => sum * BASE + BigInt(SIGNS.indexOf(sign)), 0n)
  return Number((number * BACK) % COUNT)
}
