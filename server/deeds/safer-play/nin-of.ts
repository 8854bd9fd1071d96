import { findSealedNin } from '#server/db/queries/accounts/national-identity.ts'
import type { Tx } from '#server/db/db.ts'
import { ifReadable, unseal } from '#server/keys/sealed.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'

/** Undefined if it was sealed with the pepper before this one: nobody can read it any more. */
export const openNin = (pepper: Uint8Array, playerId: number, sealed: Uint8Array): string | undefined =>
  ifReadable(() => Buffer.from(unseal(pepper, 'nin', String(playerId), sealed)).toString('utf8'))

/** Undefined if the player has given none, or it cannot be read. */
export const ninOf = async (tx: Tx, pepper: Uint8Array, playerId: number): Promise<string | undefined> => {
  const sealed = await findSealedNin(tx, playerId)
  return sealed && openNin(pepper, playerId, sealed)
}

/** For money that no top-up brings in, and for money that goes out. @throws Refusal nin-required */
export const wantNin = async ({ settings }: Service, tx: Tx, playerId: number): Promise<void> => {
  if (settings.NIN_REQUIRED === 'yes' && !(await findSealedNin(tx, playerId)))
    throw new Refusal('nin-required')
}
