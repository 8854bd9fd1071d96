import { findSealedExport, hasWaitingExport, insertExport } from '#server/db/queries/accounts/own-data.ts'
import { checkPassword } from '#server/deeds/accounts/check-password.ts'
import { newId } from '#server/deeds/new-id.ts'
import { ifReadable, unseal } from '#server/keys/sealed.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { ownDataPage } from '#server/wire/own-data-page.ts'
import { unpackExport } from './make-exports.ts'

const PER_DAY = 3

/**
 * Needs the password: holding the unlocked phone must not be enough. Does nothing if a copy is already waiting.
 * @throws Refusal password-wrong, password-missing, too-many-tries, crowded, export-limit
 */
export const askExport = async (
  service: Service,
  it: { playerId: number; password: string },
): Promise<void> => {
  await checkPassword(service, it)
  await service.db.tx(async tx => {
    if (await hasWaitingExport(tx, it.playerId)) return
    const before = await insertExport(tx, newId(service.ports.randomness), it.playerId)
    if (before >= PER_DAY) throw new Refusal('export-limit')
  })
}

/** @throws Refusal export-unknown, also if it is another player's, has expired or was sealed with another pepper */
export const openExport = async (
  { db, pepper }: Service,
  { id, playerId }: { id: string; playerId: number },
): Promise<{ json: string; html: string }> => {
  const row = await findSealedExport(db, id, playerId)
  const packed = row && ifReadable(() => unseal(pepper, 'export', id, row.sealed))
  if (!packed) throw new Refusal('export-unknown')
  const json = await unpackExport(packed)
  return { json, html: ownDataPage(JSON.parse(json) as Parameters<typeof ownDataPage>[0]) }
}
