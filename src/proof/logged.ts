// Is an entry in the log, and which keys count?
import type { KeyEntry, Logged, PublicKey } from '#src/contract/draws.ts'
import { fromHex, hex } from '#src/lib/bytes.ts'
import { leaveOpen, must } from './checks.ts'
import { entryHash, keyIdOf } from '#src/draws/documents.ts'
import { rootFromPath } from '#src/draws/merkle.ts'
import { pinsOf, type Memory } from './memory.ts'
import { isSignedByLog, readCheckpoint, type Checkpoint } from '#src/draws/note.ts'

export interface Trust {
  /** Verifier keys of the log. */
  log: string[]
  /** Ids of receipt keys. */
  receipts: Set<string>
}

export interface Shown {
  index: number
  checkpoint: Checkpoint
}

/** @throws if no log signed by a trusted key holds the entry, or this phone has seen a conflicting state */
export const openLogged = (
  entry: unknown,
  { index, path, checkpoint: text }: Logged,
  trust: Pick<Trust, 'log'>,
  memory: Memory,
): Shown => {
  must(!memory.isSplit, 'This phone was shown two logs that do not fit together')
  if (memory.unmet?.includes(text)) leaveOpen('The log did not show how it grew to this state')
  const checkpoint = readCheckpoint(text)
  must(checkpoint.origin === pinsOf(memory).origin, 'It stands in the log of somebody else')
  must(
    trust.log.some(key => isSignedByLog(checkpoint, key)),
    'The log is not signed by a key that this phone knows',
  )
  const root = rootFromPath(entryHash(entry), index, checkpoint.size, path.map(fromHex))
  must(root !== undefined && hex(root) === hex(checkpoint.root), 'It is not in the log')
  const known = memory.seen?.find(it => it.size === checkpoint.size)
  must(!known || known.root === hex(checkpoint.root), 'The log was shown to this phone in another form')
  return { index, checkpoint }
}

/** The build's keys, plus those the log announced under an already trusted key. */
export const trustFrom = (entries: readonly { entry: KeyEntry; logged: Logged }[], memory: Memory): Trust => {
  const { log, receipt } = pinsOf(memory)
  const trust: Trust = { log: [log], receipts: new Set([receipt]) }
  for (const { entry, logged } of entries) {
    // Under a key that this build does not pin an entry says nothing: the build may pin one that came after it.
    const checkpoint = readCheckpoint(logged.checkpoint)
    if (!trust.log.some(key => isSignedByLog(checkpoint, key))) continue
    openLogged(entry, logged, trust, memory)
    if (entry.use === 'log' && typeof entry.key === 'string') trust.log.push(entry.key)
    if (entry.use === 'receipt' && typeof entry.key !== 'string') trust.receipts.add(keyIdOf(entry.key))
  }
  return trust
}

/** @throws if this id's key does not match it or is not trusted */
export const receiptKey = (
  keys: Readonly<Record<string, PublicKey>>,
  id: string,
  trust: Trust,
): PublicKey => {
  const key = Object.hasOwn(keys, id) ? keys[id] : undefined
  must(key !== undefined, `The public key ${id} is missing`)
  must(keyIdOf(key) === id, `The public key under ${id} is another one`)
  must(trust.receipts.has(id), `The public key ${id} is none that this phone trusts`)
  return key
}
