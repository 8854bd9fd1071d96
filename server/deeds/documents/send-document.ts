import { LARGEST_PICTURE, SMALLEST_SIDE } from '#src/contract/players/identity.ts'
import {
  countDocumentsToday,
  hasAcceptedDocument,
  putDocument,
} from '#server/db/queries/accounts/identity-documents.ts'
import { lockWithdrawer } from '#server/db/queries/money/withdrawals.ts'
import { newId } from '#server/deeds/new-id.ts'
import { seal } from '#server/keys/sealed.ts'
import { pictureSize } from '#server/lib/picture-size.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'

const PER_DAY = 5
/** Pixels; anything larger is no photograph of a card but an attempt to fill our memory. */
const LARGEST_SIDE = 10_000

const wrong = (picture: string) => new Refusal('bad-input', { picture })

const checkPicture = (bytes: Uint8Array): void => {
  if (bytes.length > LARGEST_PICTURE) throw wrong('The picture is too large: at most 512 KB')
  const size = pictureSize(bytes)
  if (!size) throw wrong('That is not a picture. Send a JPEG or a PNG')
  const sides = [size.width, size.height]
  if (Math.min(...sides) < SMALLEST_SIDE) throw wrong('The picture is too small to read. Take it again')
  if (Math.max(...sides) > LARGEST_SIDE) throw wrong('The picture is too large. Take it again')
}

/**
 * Keeps a picture for the operator, replacing one that still waits. Keeps nothing if one was already accepted.
 * @throws Refusal bad-input on the field `picture`, too-many-tries
 */
export const sendDocument = async (
  { db, pepper, ports, settings }: Service,
  { playerId, picture }: { playerId: number; picture: string },
): Promise<void> => {
  const bytes = new Uint8Array(Buffer.from(picture, 'base64'))
  checkPicture(bytes)
  const id = newId(ports.randomness)
  const sealed = seal(pepper, 'picture', id, bytes)
  await db.tx(async tx => {
    await lockWithdrawer(tx, playerId)
    if (await hasAcceptedDocument(tx, playerId, settings.IDENTITY_DOCUMENT_MONTHS)) return
    if ((await countDocumentsToday(tx, playerId)) >= PER_DAY)
      throw new Refusal('too-many-tries', undefined, 86_400)
    await putDocument(tx, { id, playerId, sealed })
  })
}
