// Asks independent witnesses to sign the log they have seen. A draw never waits for them.
import { seenByWitness } from '#src/draws/cosignature.ts'
import { readCheckpoint } from '#src/draws/note.ts'
import { findClock } from '#server/db/queries/draws/batches.ts'
import {
  findCheckpoint,
  findCosigned,
  hasCheckpoint,
  insertCosignature,
  listCosignatures,
  type CheckpointRow,
} from '#server/db/queries/log/log-entries.ts'
import type { Witness } from '#server/ports/ports.ts'
import type { Service } from '#server/service.ts'
import { consistencyPath } from '#server/wire/log-paths.ts'

const ask = async ({ db, log }: Service, witness: Witness, newest: CheckpointRow): Promise<void> => {
  const now = await findClock(db)
  const askFrom = async (old: number) =>
    witness.add({ old, path: await consistencyPath(db, old, newest.size), checkpoint: newest.note, now })
  let answer = await askFrom(await findCosigned(db, witness.key))
  // It may have seen more than we know of, but never anything that we have not signed.
  if (
    'size' in answer &&
    answer.size <= newest.size &&
    (answer.size === 0 || (await hasCheckpoint(db, answer.size)))
  )
    answer = await askFrom(answer.size)
  if ('size' in answer) {
    log.error({ witness: witness.key, size: answer.size }, 'a witness knows the log in another size')
    return
  }
  for (const line of answer.lines) {
    const at = seenByWitness(readCheckpoint(`${newest.note}${line}\n`), witness.key)
    if (at === undefined) log.warn({ witness: witness.key }, 'a line of a witness does not fit its key')
    else await insertCosignature(db, { size: newest.size, witness: witness.key, at: new Date(at), line })
  }
}

/** Asks all witnesses that haven't signed the newest checkpoint, in parallel; failures are retried later. */
export const askWitnesses = async (service: Service): Promise<void> => {
  const { db, ports, log } = service
  if (ports.witnesses.length === 0) return
  const newest = await findCheckpoint(db)
  if (!newest) return
  const signed = new Set((await listCosignatures(db, newest.size)).map(it => it.witness))
  const waiting = ports.witnesses.filter(it => !signed.has(it.key))
  await Promise.all(
    waiting.map(witness =>
      ask(service, witness, newest).catch(error =>
        log.warn({ err: error, witness: witness.key }, 'a witness did not sign and is asked again'),
      ),
    ),
  )
}
