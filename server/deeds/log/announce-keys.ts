// Announces keys unknown to the app's build in the log, in a checkpoint signed by a known key.
import type { KeyEntry } from '#src/contract/draws.ts'
import { appendEntry, findEntry } from '#server/db/queries/log/log-entries.ts'
import type { Service } from '#server/service.ts'
import { logSigner } from '#server/keys/signer.ts'
import { publishLog } from './publish-log.ts'

const TYPE = 'oriire/key/v1'

/** Safe on any number of nodes. @returns whether it was new */
const announce = ({ db }: Service, subject: string, entry: KeyEntry): Promise<boolean> =>
  db.tx(async tx => {
    if (await findEntry(tx, TYPE, subject)) return false
    await appendEntry(tx, subject, entry)
    return true
  })

/** @throws Error if the log's key is new and LOG_KEY_BEFORE does not say which key it follows */
export const announceKeys = async (service: Service): Promise<void> => {
  const { signer, pins, settings } = service
  const { verifierKey } = signer
  if (verifierKey !== pins.log && !(await findEntry(service.db, TYPE, verifierKey))) {
    if (!settings.LOG_KEY_BEFORE)
      throw new Error(
        `LOG_KEY is ${verifierKey}, which this build does not know. LOG_KEY_BEFORE must be the key that signs for it (docs/operations.md).`,
      )
    const before = logSigner(pins.origin, settings.LOG_KEY_BEFORE)
    if (await announce(service, verifierKey, { type: TYPE, use: 'log', key: verifierKey }))
      await publishLog({ ...service, signer: { ...signer, ...before } })
  }
  if (signer.key !== pins.receipt) {
    const key = signer.publicKeys[signer.key]!
    if (await announce(service, signer.key, { type: TYPE, use: 'receipt', key })) await publishLog(service)
  }
  await signer.know()
}
