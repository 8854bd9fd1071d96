import { findOwnCode, ownCode } from '#server/db/queries/money/friends.ts'
import type { Randomness } from '#server/ports/ports.ts'
import type { Service } from '#server/service.ts'

const SIGNS = '23456789ACDEFHJKMNPRTWX'
const LENGTH = 7

/** Bytes above the last whole run of signs are drawn again, so that each sign is as likely as any other. */
const draw = (randomness: Randomness): string => {
  let code = ''
  while (code.length < LENGTH)
    for (const byte of randomness.bytes(LENGTH))
      if (byte < 256 - (256 % SIGNS.length) && code.length < LENGTH) code += SIGNS[byte % SIGNS.length]
  return code
}

/** The code a player invites with, made when it is first asked for. */
export const ownInviteCode = async ({ db, ports }: Service, playerId: number): Promise<string> => {
  for (;;) {
    const code = (await findOwnCode(db, playerId)) ?? (await ownCode(db, playerId, draw(ports.randomness)))
    if (code) return code
  }
}
