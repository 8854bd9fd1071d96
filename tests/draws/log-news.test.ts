import { ed25519 } from '@noble/curves/ed25519.js'
import { expect, test } from 'vitest'
import { judgeLog } from '#src/proof/log-news.ts'
import { openLogged, trustFrom } from '#src/proof/logged.ts'
import { sandboxPins } from '#src/draws/pins.ts'
import { consistencyRanges } from '#src/draws/log-tree.ts'
import { entryHash } from '#src/draws/documents.ts'
import { rootOf } from '#src/draws/merkle.ts'
import { readCheckpoint, readVerifierKey, signaturesOf, verifierKeyOf } from '#src/draws/note.ts'
import { hex } from '#src/lib/bytes.ts'
import { logWorld, sandboxLog } from './log-world.ts'
import { treeOf } from './tree.ts'

const world = (entries: readonly unknown[]) => {
  const log = logWorld()
  for (const entry of entries) log.append(entry)
  return {
    state: (size: number) => ({ size, root: log.rootOf(size) }),
    checkpoint: (size: number) => log.logged(0, { size }).checkpoint,
    path: (from: number, to: number) =>
      consistencyRanges(from, to).map(range =>
        hex(rootOf(treeOf(entries.slice(range.from, range.to).map(entryHash)))),
      ),
    log,
  }
}

const honest = world(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
const forked = world(['a', 'b', 'x', 'd', 'e', 'f', 'g'])
const judge = (checkpoint: string, known?: { size: number; root: string }, path: string[] = []) =>
  judgeLog({ checkpoint, known, path, keyEntries: [] }, {})

test('a state that the log signed fits alone, and to every earlier and later one of the same log', () => {
  expect(judge(honest.checkpoint(5))).toBe('fits')
  for (let from = 1; from <= 7; from++)
    for (let to = from; to <= 7; to++) {
      expect(judge(honest.checkpoint(to), honest.state(from), honest.path(from, to))).toBe('fits')
      expect(judge(honest.checkpoint(from), honest.state(to), honest.path(from, to))).toBe('fits')
    }
})

test('a log that was written anew is a split, whatever path is said to lead to it', () => {
  for (let from = 3; from <= 7; from++)
    for (let to = from; to <= 7; to++)
      for (const path of [honest.path(from, to), forked.path(from, to), []])
        expect(judge(forked.checkpoint(to), honest.state(from), path)).toBe('split')
})

test('what is signed by another key, for another origin, or is no checkpoint at all is unsigned', () => {
  const stranger = { ...sandboxLog, secret: new Uint8Array(32).fill(7) }
  expect(judge(honest.log.logged(0, { signer: stranger }).checkpoint)).toBe('unsigned')
  const elsewhere = logWorld('elsewhere.example/log')
  elsewhere.append('a')
  expect(judge(elsewhere.logged(0).checkpoint)).toBe('unsigned')
  expect(judge('nothing')).toBe('unsigned')
})

test('of the lines under a checkpoint only those with the name and the id of a key are its own', () => {
  const shown = readCheckpoint(honest.checkpoint(3))
  const key = readVerifierKey(sandboxLog.verifierKey)
  const [own] = shown.signatures
  const lines = [{ ...own!, name: 'another.example' }, { ...own!, id: own!.id.map(byte => byte ^ 1) }, own!]
  expect(signaturesOf({ ...shown, signatures: lines }, key)).toEqual([own!.signature])
})

test('a key that the log announced under an older one counts beside it, and one it did not announce does not', () => {
  const [next, stranger] = [8, 7].map(filler => {
    const secret = new Uint8Array(32).fill(filler)
    return { secret, verifierKey: verifierKeyOf(sandboxPins.origin, 1, ed25519.getPublicKey(secret)) }
  })
  const log = logWorld()
  const entry = { type: 'oriire/key/v1', use: 'log', key: next!.verifierKey } as const
  const trust = trustFrom([{ entry, logged: log.logged(log.append(entry)) }], {})
  const place = log.append('a')
  for (const signer of [sandboxLog, next!])
    expect(openLogged('a', log.logged(place, { signer }), trust, {}).index).toBe(place)
  expect(() => openLogged('a', log.logged(place, { signer: stranger! }), trust, {})).toThrow('not signed by')

  // A build that pins the newer key does not know the older one, under which its entry stands.
  const later = { pins: { ...sandboxPins, log: next!.verifierKey } }
  const now = trustFrom([{ entry, logged: log.logged(0) }], later)
  expect(openLogged('a', log.logged(place, { signer: next! }), now, later).index).toBe(place)
  expect(() => openLogged('a', log.logged(place), now, later)).toThrow('not signed by')
})
