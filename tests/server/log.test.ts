// The log of all promises: it only grows, its states fit together, and its witnesses are asked in time.
import { asIs } from '#server/db/sql.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ed25519 } from '@noble/curves/ed25519.js'
import { getBatch, listBatchTickets, listKeys } from '#src/contract/draws.ts'
import { getTicket } from '#src/contract/games.ts'
import { getConsistency, getLog, listLogEntries, MOST_ENTRIES } from '#src/contract/log.ts'
import { seenByWitness } from '#src/draws/cosignature.ts'
import { ticketLeafHash } from '#src/draws/documents.ts'
import { isConsistent } from '#src/draws/log-tree.ts'
import { leafHash, rootOf } from '#src/draws/merkle.ts'
import { isSignedByLog, readCheckpoint, verifierKeyOf } from '#src/draws/note.ts'
import { sandboxPins, type Pins } from '#src/draws/pins.ts'
import { sandboxSecret } from '#src/draws/sandbox-keys.ts'
import { batchBounds, SEAL_MARGIN } from '#src/draws/schedule.ts'
import { checkProof } from '#src/proof/verify.ts'
import { fromHex, hex, utf8 } from '#src/lib/bytes.ts'
import { kobo } from '#src/lib/money.ts'
import { appendEntry } from '#server/db/queries/log/log-entries.ts'
import { askWitnesses } from '#server/deeds/log/ask-witnesses.ts'
import { publishLog } from '#server/deeds/log/publish-log.ts'
import { httpWitness } from '#server/ports/witness-http.ts'
import { sandboxWitness } from '#server/ports/witness-sandbox.ts'
import type { Witness } from '#server/ports/ports.ts'
import { cosign, mlDsaWitness, sandboxWitnessKey } from '../draws/log-world.ts'
import { treeOf } from '../draws/tree.ts'
import { buy, drawBatch, someLines } from '../support/play.ts'
import { makeService, NOON, type TestService } from '../support/service.ts'

let s: TestService
const start = async (options: Parameters<typeof makeService>[0] = {}) => (s = await makeService(options))
beforeEach(async () => void (await start()))
afterEach(() => s.close())

const { closesAt } = batchBounds(NOON)
const checkpoint = async () => readCheckpoint((await s.call(getLog)).data.checkpoint)
const everyEntry = async (): Promise<string[]> => {
  const all: string[] = []
  for (;;) {
    const { entries } = (await s.call(listLogEntries, { query: { from: String(all.length) } })).data
    if (entries.length === 0) return all
    all.push(...entries)
  }
}

describe('the log', () => {
  it('holds what is promised in the order in which it was promised, under a root that anybody can make again', async () => {
    await s.runDue()
    const { token } = await s.player(kobo(1_000))
    await buy(s, { token })
    await drawBatch(s)
    const entries = await everyEntry()
    const types = entries.map(it => (JSON.parse(it) as { type: string }).type)
    for (const type of ['oriire/commitment/v3', 'oriire/head/v3', 'oriire/result/v3', 'oriire/jackpot/v2'])
      expect(types).toContain(type)
    expect(types.indexOf('oriire/commitment/v3')).toBeLessThan(types.indexOf('oriire/head/v3'))
    expect(types.indexOf('oriire/head/v3')).toBeLessThan(types.indexOf('oriire/result/v3'))
    const newest = await checkpoint()
    expect(newest.size).toBe(entries.length)
    expect(newest.root).toEqual(rootOf(treeOf(entries.map(it => leafHash(utf8(it))))))
    expect(isSignedByLog(newest, sandboxPins.log)).toBe(true)
    expect(seenByWitness(newest, sandboxWitnessKey.key)).toBe(s.clock.now())
  })

  it('shows of any two of its states that one is the beginning of the other', async () => {
    await s.runDue()
    for (let batch = 0; batch < 3; batch++) await drawBatch(s)
    const states = (
      await s.db.many<{ size: number; root: Uint8Array }>`select size, root from log_checkpoint order by size`
    ).map(({ size, root }) => ({ size, root: new Uint8Array(root) }))
    expect(states.length).toBeGreaterThan(4)
    for (const first of states)
      for (const second of states.filter(it => it.size >= first.size)) {
        const query = { from: String(first.size), to: String(second.size) }
        const path = (await s.call(getConsistency, { query })).data.path.map(fromHex)
        expect(isConsistent(first, second, path)).toBe(true)
      }
    const beyond = { from: '1', to: String(states.at(-1)!.size + 1) }
    expect((await s.call(getConsistency, { query: beyond })).refusal).toBe('not-found')
    expect((await s.call(getConsistency, { query: { from: '3', to: '2' } })).refusal).toBe('not-found')
  })

  it('is served in pieces, and a place that is none is refused by its name', async () => {
    await s.db.tx(async tx => {
      for (let at = 0; at < MOST_ENTRIES + 5; at++)
        await tx.one`insert into log_entry (type, subject, body) values ('test', ${String(at)}, '{}')`
    })
    expect((await s.call(getLog)).refusal).toBe('not-found')
    await publishLog(s.service)
    const first = (await s.call(listLogEntries)).data.entries
    expect(first).toHaveLength(MOST_ENTRIES)
    expect(await everyEntry()).toHaveLength(MOST_ENTRIES + 5)
    const wrong = await s.call(listLogEntries, { query: { from: '-1' } as never })
    expect([wrong.status, JSON.stringify(wrong.json)]).toEqual([422, expect.stringContaining('from')])
  })

  it('takes no second head, changes no entry, and forgets nothing: the database refuses', async () => {
    await s.runDue()
    await drawBatch(s)
    const again = s.db.many`
      insert into log_entry (type, subject, body)
      select type, subject, '{}' from log_entry where type = 'oriire/head/v3'`
    await expect(again).rejects.toMatchObject({ code: '23505' })
    for (const change of [
      `update log_entry set body = '{}'`,
      `update log_entry set index = index + 1000`,
      'delete from log_entry',
    ])
      await expect(s.db.many`${asIs(change)}`).rejects.toThrow(/only grows|never changed/)
    for (const table of ['log_node', 'log_checkpoint', 'log_cosignature'])
      await expect(s.db.many`delete from ${asIs(table)}`).rejects.toThrow('never changed')
  })

  it('gets one state from many nodes at once', async () => {
    await s.runDue()
    await s.clock.set(closesAt)
    const sizes = await Promise.all([1, 2, 3].map(() => publishLog(s.service)))
    await s.runDue()
    expect(sizes.filter(it => it !== undefined).length).toBeLessThanOrEqual(1)
    const [row] = await s.db.many<{ n: number; size: number }>`
      select count(*) as n, max(index) + 1 as size from log_entry where index is not null`
    expect(row!.n).toBe(row!.size)
  })
})

describe('the open batch', () => {
  it('is served once the numbers are known, so that anybody adds up seal, lines and stake', async () => {
    await s.runDue()
    const { token } = await s.player(kobo(10_000))
    for (let at = 0; at < 3; at++) await buy(s, { token, lines: someLines(3, at * 3), stake: 200 })
    const id = 'IC-20261120-1200'
    const ask = (from = '0') => s.call(listBatchTickets, { params: { id }, query: { from } })
    expect((await ask()).refusal).toBe('not-found')
    await s.clock.set(closesAt)
    await s.runDue()
    expect((await ask()).refusal).toBe('not-found')
    await s.clock.set(closesAt + SEAL_MARGIN)
    await s.runDue()
    const { total, tickets } = (await ask()).data
    const batch = (await s.call(getBatch, { params: { id } })).data
    const { head } = batch.head!
    const leaves = tickets.map(([stake, nonce, lines]) =>
      ticketLeafHash({ batch: id, commitment: head.commitment, lines, nonce, stake }),
    )
    expect([total, hex(rootOf(treeOf(leaves)))]).toEqual([3, head.root])
    expect(tickets.flatMap(it => it[2])).toHaveLength(head.lines)
    expect(tickets.reduce((sum, [stake, , lines]) => sum + stake * lines.length, 0)).toBe(head.stake)
    expect((await ask('2')).data.tickets).toEqual(tickets.slice(2))
    // Who has which leaf is nobody's business.
    expect(JSON.stringify(tickets)).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/)
  })
})

const drawOne = async (witnesses: readonly Witness[], pins: Pins = sandboxPins) => {
  await s.close()
  await start({ witnesses, pins })
  await s.runDue()
  const { token } = await s.player(kobo(1_000))
  const id = await buy(s, { token })
  await drawBatch(s)
  return checkProof((await s.call(getTicket, { token, params: { id } })).data.proof, { pins })
}
const { key } = sandboxWitnessKey

describe('a witness', () => {
  it('that is down does not hold up a draw, and the third check says that only we vouch for the seal', async () => {
    const checks = await drawOne([{ key, add: () => Promise.reject(new Error('down')) }])
    expect(checks.map(it => it.state)).toEqual(['passed', 'passed', 'unproven', 'passed', 'passed', 'passed'])
    expect(checks[2]!.detail).toContain('0 of 1 witnesses')
  })

  it('that answers after the round proves nothing about the seal', async () => {
    let late = false
    const real = sandboxWitness()
    const slow: Witness = { key, add: request => (late ? real.add(request) : Promise.resolve({ lines: [] })) }
    await drawOne([slow])
    late = true
    await askWitnesses(s.service)
    expect(seenByWitness(await checkpoint(), key)).toBe(s.clock.now())
    const checks = await drawOne([slow])
    expect(checks[2]!.state).toBe('passed')
  })

  it('that signs something else is not kept: a line must fit its key and the state', async () => {
    const another = { origin: 'another.example/log', size: 7, root: new Uint8Array(32) }
    const checks = await drawOne([
      { key, add: async () => ({ lines: [cosign(sandboxWitnessKey, another, NOON)] }) },
    ])
    expect(checks[2]!.state).toBe('unproven')
    expect(await s.db.many`select 1 from log_cosignature`).toEqual([])
  })

  it('that signs with ML-DSA-44 is kept and served like one that signs with Ed25519', async () => {
    const own = mlDsaWitness('witness.example/w', 6)
    const pins = { ...sandboxPins, witnesses: [{ key: own.key, by: 'a university' }] }
    const witness: Witness = {
      key: own.key,
      add: async ({ checkpoint, now }) => {
        const lines = [sandboxWitnessKey, own].map(it => cosign(it, readCheckpoint(checkpoint), now))
        return { lines }
      },
    }
    const checks = await drawOne([witness], pins)
    expect(checks.map(it => it.state)).toEqual(Array(6).fill('passed'))
    expect(checks[2]!.detail).toContain('1 of 1 witnesses (a university)')
    const kept = await s.db.many<{ witness: string }>`select distinct witness from log_cosignature`
    expect(kept).toEqual([{ witness: own.key }])
  })

  it('that knows an older state is shown the way from there', async () => {
    const asked: number[] = []
    const real = sandboxWitness()
    let known = 0
    const checks = await drawOne([
      {
        key,
        add: async request => {
          asked.push(request.old)
          if (request.old !== known) return { size: known }
          const root = readCheckpoint(request.checkpoint)
          const before = (
            await s.db.one<{ root: Uint8Array }>`select root from log_checkpoint where size = ${known}`
          )?.root
          if (before)
            expect(isConsistent({ size: known, root: new Uint8Array(before) }, root, request.path)).toBe(true)
          // It forgets every other state, as one does that was restored from a copy.
          if (asked.length % 3 !== 0) known = root.size
          return real.add(request)
        },
      },
    ])
    expect(asked.length).toBeGreaterThan(4)
    expect(checks.every(it => it.state === 'passed')).toBe(true)
  })

  it('is spoken to as the specification of witnesses says', async () => {
    const sent: { url: string; body: string }[] = []
    const answers = [
      new Response('7\n', { status: 409, headers: { 'content-type': 'text/x.tlog.size' } }),
      new Response('— w abc\nnonsense\n', { status: 200 }),
      new Response('no', { status: 422 }),
      new Response('', { status: 500 }),
    ]
    const ask = (async (url: string, init: { body: string }) => {
      sent.push({ url, body: init.body })
      return answers.shift()!
    }) as never
    const witness = httpWitness(key, 'https://witness.example/', ask, () => NOON)
    const request = { old: 3, path: [new Uint8Array(32)], checkpoint: 'a\n4\nb\n\n— c d\n', now: NOON }
    expect(await witness.add(request)).toEqual({ size: 7 })
    expect(await witness.add(request)).toEqual({ lines: ['— w abc'] })
    await expect(witness.add(request)).rejects.toThrow('422')
    await expect(witness.add(request)).rejects.toThrow('500')
    expect(sent[0]).toEqual({
      url: 'https://witness.example/add-checkpoint',
      body: 'old 3\nAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=\n\na\n4\nb\n\n— c d\n',
    })
  })

  it('that cannot be reached is left alone for a minute', async () => {
    let now = NOON
    let asked = 0
    const ask = (async () => {
      asked++
      throw new Error('no route')
    }) as never
    const witness = httpWitness(key, 'https://witness.example', ask, () => now)
    const request = { old: 0, path: [], checkpoint: '', now: NOON }
    await expect(witness.add(request)).rejects.toThrow('no route')
    expect(await witness.add(request)).toEqual({ lines: [] })
    now += 60_000
    await expect(witness.add(request)).rejects.toThrow('no route')
    expect(asked).toBe(2)
  })
})

describe('the log’s key', () => {
  const secret = new Uint8Array(32).fill(9)
  const LOG_KEY = Buffer.from(secret).toString('base64url')
  const LOG_KEY_BEFORE = Buffer.from(sandboxSecret('log')).toString('base64url')

  it('is not followed by one that a key unknown to phones would announce, and a refused start binds no database to it', async () => {
    await s.runDue()
    const { db, clock } = s
    const states = () => db.many`select size from log_checkpoint order by size`
    const before = await states()
    const wrong = Buffer.from(new Uint8Array(32).fill(3)).toString('base64url')
    const refused: Record<string, string>[] = [{ LOG_KEY }, { LOG_KEY, LOG_KEY_BEFORE: wrong }]
    for (const settings of refused)
      await expect(makeService({ db, now: clock.now(), settings })).rejects.toThrow('does not know')
    expect(await db.many`select setting from database_key where setting = 'LOG_KEY'`).toEqual([])
    expect(await states()).toEqual(before)
    await makeService({ db, now: clock.now() })
  })

  it('is followed by another in a state that the first has signed also where the service stopped before it was', async () => {
    await s.runDue()
    const { db, clock } = s
    const verifierKey = verifierKeyOf(sandboxPins.origin, 1, ed25519.getPublicKey(secret))
    // As left by a start that ended before its checkpoint.
    await appendEntry(db, verifierKey, { type: 'oriire/key/v1', use: 'log', key: verifierKey })
    await expect(makeService({ db, now: clock.now(), settings: { LOG_KEY } })).rejects.toThrow(
      'LOG_KEY_BEFORE',
    )
    await makeService({ db, now: clock.now(), settings: { LOG_KEY, LOG_KEY_BEFORE } })
    const { index } = (await db.one<{ index: number }>`
      select index from log_entry where subject = ${verifierKey}`)!
    const { note } = (await db.one<{ note: string }>`
      select note from log_checkpoint where size > ${index} order by size limit 1`)!
    expect(isSignedByLog(readCheckpoint(note), sandboxPins.log)).toBe(true)
  })

  it('is followed by another only in a state of the log that the first has signed', async () => {
    await s.runDue()
    const { db, clock } = s
    await expect(makeService({ db, now: clock.now(), settings: { LOG_KEY } })).rejects.toThrow(
      'LOG_KEY_BEFORE',
    )
    const next = await makeService({ db, now: clock.now(), settings: { LOG_KEY, LOG_KEY_BEFORE } })
    const { keyEntries } = (await next.call(listKeys)).data
    const verifierKey = verifierKeyOf(sandboxPins.origin, 1, ed25519.getPublicKey(secret))
    expect(keyEntries.map(it => it.entry)).toEqual([{ type: 'oriire/key/v1', use: 'log', key: verifierKey }])
    await next.runDue()
    const { token } = await next.player(kobo(1_000))
    const id = await buy(next, { token })
    await drawBatch(next)
    const { proof } = (await next.call(getTicket, { token, params: { id } })).data
    expect(checkProof(proof).map(it => it.state)).toEqual(Array(6).fill('passed'))
    expect(checkProof({ ...proof, keyEntries: [] })[2]).toMatchObject({
      state: 'failed',
      detail: expect.stringContaining('not signed by a key that this phone knows'),
    })
    // The next start no longer needs the previous key.
    const again = await makeService({ db, now: next.clock.now(), settings: { LOG_KEY } })
    expect(again.service.signer.keyEntries).toHaveLength(1)
  })
})
