// What the witness has seen, on disk. A file is written beside its place, flushed and renamed, so that a power cut leaves
// the old one or the new one.
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { readCheckpoint } from './request.mjs'

const flush = path => {
  const file = openSync(path, 'r')
  fsyncSync(file)
  closeSync(file)
}

const replace = (path, text) => {
  const file = openSync(`${path}.new`, 'w', 0o600)
  writeFileSync(file, text)
  fsyncSync(file)
  closeSync(file)
  renameSync(`${path}.new`, path)
  flush(dirname(path))
}

const readJson = (path, other) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : other)

/** Of each kind. A log can sign as many views as it likes, and anybody can send what it signed with a wrong proof. */
const MOST_EVIDENCE = 100

/** @throws where the file is there and cannot be read: starting from nothing would let a log go back. */
export const openStore = path => {
  const notes = readJson(path, {})
  const seen = new Map(Object.entries(notes).map(([origin, note]) => [origin, readCheckpoint(note)]))
  for (const [origin, checkpoint] of seen)
    if (checkpoint?.origin !== origin) throw new Error(`${path} is damaged at ${origin}`)
  const evidencePath = `${path}.evidence.json`
  const evidence = readJson(evidencePath, [])

  return {
    /** @returns the newest checkpoint that was cosigned */
    latest: origin => seen.get(origin),
    keep(checkpoint) {
      const next = new Map(seen).set(checkpoint.origin, checkpoint)
      replace(
        path,
        `${JSON.stringify(Object.fromEntries([...next].map(([o, { note }]) => [o, note])), null, 1)}\n`,
      )
      seen.set(checkpoint.origin, checkpoint)
    },
    /** Two checkpoints that the log has signed and that do not go together, as far as the sender could show. */
    keepEvidence(why, kept, offered, at) {
      const alike = evidence.filter(it => it.why === why)
      if (alike.length >= MOST_EVIDENCE || alike.some(it => it.offered === offered.note)) return
      evidence.push({ why, at: new Date(at).toISOString(), kept: kept.note, offered: offered.note })
      replace(evidencePath, `${JSON.stringify(evidence, null, 1)}\n`)
    },
  }
}
