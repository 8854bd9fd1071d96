import { getIdentityDocument, sendIdentityDocument } from '#src/contract/players/identity.ts'
import { findDocumentOf } from '#server/db/queries/accounts/identity-documents.ts'
import { sendDocument } from '#server/deeds/documents/send-document.ts'
import type { Service } from '#server/service.ts'
import type { Door } from '#server/http/door.ts'

export const mountIdentity = (door: Door, service: Service): void => {
  const standing = async (playerId: number) => {
    const row = await findDocumentOf(service.db, playerId, service.settings.IDENTITY_DOCUMENT_MONTHS)
    if (!row) return { identity: null }
    const why = row.state === 'refused' ? (row.why ?? '') : ''
    return { identity: { state: row.state, sent_at: row.sent_at.toISOString(), why } }
  }
  door.on(getIdentityDocument, ({ player }) => standing(player.playerId))
  door.does(sendIdentityDocument, 'send-document', async ({ player: { playerId }, body }) => {
    await sendDocument(service, { playerId, picture: body.picture })
    return standing(playerId)
  })
}
