import * as fs from 'node:fs'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { plural } from '#src/lib/figures.ts'
import { listWaitingDocuments } from '#server/db/queries/accounts/identity-documents.ts'
import { acceptDocument, openDocument, refuseDocument } from '#server/deeds/documents/decide-document.ts'
import { decisionOf, isId } from './decision.ts'
import { withSettings, type Command } from './place.ts'

export const documents: Command = async ({ db }) => {
  const rows = await listWaitingDocuments(db)
  if (rows.length === 0) return 'No document waits.'
  return rows
    .map(
      it =>
        `${it.id}  of ${it.name || 'a player without names'}, sent ${formatDateTime(it.sent_at.getTime())}, ${plural(it.held, 'withdrawal', 'withdrawals')} held for it`,
    )
    .join('\n')
}

/** Writes a picture into a new file that only this system account can read. */
export const showDocument: Command = async ({ db, pepper, dry }, id = '', file = '') => {
  if (!isId(id) || !file) throw new Error('Say which, and a new file to put it into: document ID FILE')
  if (!pepper) throw new Error('Set CODE_PEPPER to what the nodes have: without it no picture opens.')
  const picture = await openDocument(db, pepper, id)
  if (!dry) fs.writeFileSync(file, picture, { mode: 0o600, flag: 'wx' })
  return `The picture is in ${file}. Delete it when you have looked at it.`
}

export const accept: Command = async (place, ...words) => {
  const count = await acceptDocument(withSettings(place), decisionOf('accept-document ID WHO WHY', words))
  return `Accepted: ${plural(count, 'withdrawal goes', 'withdrawals go')} out.`
}

export const refuse: Command = async ({ db }, ...words) => {
  await refuseDocument(db, decisionOf('refuse-document ID WHO WHY', words))
  return 'Refused: its picture is deleted, and the player reads why.'
}
