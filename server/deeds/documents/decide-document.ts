// What the operator decides about pictures of documents; each decision is recorded with who and why.
import {
  decideDocument,
  findSealedDocument,
  listHeldForIdentity,
} from '#server/db/queries/accounts/identity-documents.ts'
import { insertMoneyAlert } from '#server/db/queries/alerts/alerts.ts'
import { queueMailToPlayer } from '#server/db/queries/mail/outbox.ts'
import { closeCases, insertNote } from '#server/db/queries/money/payout-attempts.ts'
import { findWithdrawal, lockWithdrawal, lockWithdrawer } from '#server/db/queries/money/withdrawals.ts'
import type { Db } from '#server/db/db.ts'
import { endReview, type WaitSettings } from '#server/deeds/withdrawals/end-review.ts'
import { unseal } from '#server/keys/sealed.ts'
import { THREE_DAYS } from '#server/lib/seconds.ts'

interface Decision {
  id: string
  who: string
  why: string
}

/** @throws Error if there is none, or it was refused */
export const openDocument = async (db: Db, pepper: Uint8Array, id: string): Promise<Uint8Array> => {
  const row = await findSealedDocument(db, id)
  if (!row?.sealed) throw new Error('There is no such document, or its picture is gone')
  return unseal(pepper, 'picture', id, row.sealed)
}

/** Releases what was held for it, unless card money or an account change still holds it. @returns how many withdrawals */
export const acceptDocument = (
  { db, settings }: { db: Db; settings: WaitSettings },
  it: Decision,
): Promise<number> =>
  db.tx(async tx => {
    const playerId = await decideDocument(tx, { ...it, state: 'accepted' })
    if (playerId === undefined) throw new Error('There is no such document that waits')
    // One that is being asked for has seen no document yet, and would wait for it for ever.
    await lockWithdrawer(tx, playerId)
    const held = await listHeldForIdentity(tx, playerId)
    let released = 0
    for (const withdrawalId of held) {
      await lockWithdrawal(tx, withdrawalId)
      const row = (await findWithdrawal(tx, withdrawalId))!
      if (row.hold_reason !== 'identity') continue
      await closeCases(tx, withdrawalId, ['hold-over'])
      if (!(await endReview(tx, settings, row))) continue
      released++
      await insertNote(tx, { withdrawalId, deed: 'accept-document', who: it.who, why: it.why })
    }
    return released
  })

/** The picture is deleted; the player hears of it, reads why and may send another. */
export const refuseDocument = (db: Db, it: Decision): Promise<void> =>
  db.tx(async tx => {
    const playerId = await decideDocument(tx, { ...it, state: 'refused' })
    if (playerId === undefined) throw new Error('There is no such document that waits')
    await queueMailToPlayer(tx, playerId, { kind: 'document-refused', about: it.id, seconds: THREE_DAYS })
    await insertMoneyAlert(tx, { reference: `${it.id}-refused`, playerId, document: 'refused' })
  })
