// Announces keys unknown to the app's build in the log, in a checkpoint signed by a known key.
import type { KeyEntry } from '#src/contract/draws.ts'
import { appendEntry, findEntry, listEntriesOfType } from '#server/db/queries/log/log-entries.ts'
import type { Tx } from '#server/db/db.ts'
import type { Service } from '#server/service.ts'
import type { Settings } from '#server/settings.ts'
import { logSigner } from '#server/keys/signer.ts'
import { publishLog } from './publish-log.ts'

const TYPE = 'oriire/key/v1'

/** Safe on any number of nodes, and after one that stopped halfway. */
const announce = async (service: Service, subject: string, entry: KeyEntry): Promise<void> => {
  await service.db.tx(async tx => {
    if (!(await findEntry(tx, TYPE, subject))) await appendEntry(tx, subject, entry)
  })
  await publishLog(service)
}

/** Whether it is in a checkpoint: before that, no phone has seen it. */
const isPublished = async (tx: Tx, key: string): Promise<boolean> =>
  (await listEntriesOfType(tx, TYPE)).some(it => it.subject === key)

type Known = Pick<Service, 'pins'> & { db: Tx }

const isKnown = async ({ db, pins }: Known, verifierKey: string): Promise<boolean> =>
  verifierKey === pins.log || isPublished(db, verifierKey)

/**
 * Before a database is bound to its keys: a checkpoint signed by a key that phones do not trust can never be taken back.
 * @throws Error if the log's key is new, unless LOG_KEY_BEFORE is one that phones know
 */
export const refuseUnknownLogKey = async (
  { db, pins }: Known,
  { LOG_KEY, LOG_KEY_BEFORE }: Pick<Settings, 'LOG_KEY' | 'LOG_KEY_BEFORE'>,
): Promise<void> => {
  const isMade = await db.any`select 1 where to_regclass('log_entry') is not null`
  const knows = (key: string) => (isMade ? isKnown({ db, pins }, key) : key === pins.log)
  const { verifierKey } = logSigner(pins.origin, LOG_KEY)
  if (await knows(verifierKey)) return
  const before = LOG_KEY_BEFORE && logSigner(pins.origin, LOG_KEY_BEFORE).verifierKey
  if (!before || !(await knows(before)))
    throw new Error(
      `LOG_KEY is ${verifierKey}, which this build does not know. LOG_KEY_BEFORE must be the key that signs for it${before ? `, and ${before} is none that phones know` : ''} (docs/operations.md).`,
    )
}

/** After `refuseUnknownLogKey`. */
export const announceKeys = async (service: Service): Promise<void> => {
  const { signer, pins, settings } = service
  const { verifierKey } = signer
  if (!(await isKnown(service, verifierKey))) {
    const before = logSigner(pins.origin, settings.LOG_KEY_BEFORE)
    const byBefore = { ...service, signer: { ...signer, ...before } }
    await announce(byBefore, verifierKey, { type: TYPE, use: 'log', key: verifierKey })
  }
  if (signer.key !== pins.receipt) {
    const key = signer.publicKeys[signer.key]!
    if (!(await isPublished(service.db, signer.key)))
      await announce(service, signer.key, { type: TYPE, use: 'receipt', key })
  }
  await signer.know()
}
