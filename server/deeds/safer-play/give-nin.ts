// The national identity number (NIN): given once, kept sealed, and one to an account.
import { createHmac } from 'node:crypto'
import { deleteNin, findSealedNin, insertNin } from '#server/db/queries/accounts/national-identity.ts'
import { markUnasked } from '#server/db/queries/safer-play/safer-play.ts'
import { seal } from '#server/keys/sealed.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { askIfItAnswers } from './ask-register.ts'
import { openNin } from './nin-of.ts'

const hashOf = (pepper: Uint8Array, nin: string): Uint8Array =>
  new Uint8Array(createHmac('sha256', pepper).update(`nin\0${nin}`).digest())

/**
 * The same number again changes nothing. A second, different number is refused: it would be a way around the register.
 * @throws Refusal nin-given, nin-taken
 */
export const giveNin = async (
  service: Service,
  { playerId, nin }: { playerId: number; nin: string },
): Promise<void> => {
  const { db, pepper } = service
  const sealed = seal(pepper, 'nin', String(playerId), new TextEncoder().encode(nin))
  await db.tx(async tx => {
    const insert = () => insertNin(tx, { playerId, sealed, hash: hashOf(pepper, nin) })
    if (await insert()) return markUnasked(tx, playerId)
    const before = await findSealedNin(tx, playerId)
    const own = before && openNin(pepper, playerId, before)
    if (own === nin) return
    if (own) throw new Refusal('nin-given')
    // One that can no longer be read is replaced.
    if (!before || !(await deleteNin(tx, playerId, before)) || !(await insert()))
      throw new Refusal('nin-taken')
    await markUnasked(tx, playerId)
  })
  await askIfItAnswers(service, playerId)
}
