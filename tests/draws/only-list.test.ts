// Operators could log several lists of a draw before its round: the stretch of the log up to the one shown tells.
import { describe, expect, test } from 'vitest'
import { onlyList } from '#src/proof/only-one.ts'
import { logWorld } from './log-world.ts'
import { stretch } from './stretch.ts'

describe.each([
  ['draw', 'super-20261120', 'mega-20261122', 'oriire/jackpot-list/v2'],
  ['item', 'bucket-1', 'bucket-2', 'oriire/item-list/v1'],
] as const)('the log up to the list of a %s', (of, its, another, type) => {
  const list = { type, [of]: its, root: '11'.repeat(32) }
  const others = [{ type: 'announced', [of]: its }, { type: 'oriire/head/v3', batch: 'IC-1' }, 'none', null]
  const checked = (entries: readonly unknown[], from = 0) => {
    const log = logWorld()
    for (const entry of entries) log.append(entry)
    const state = { size: entries.length, root: log.rootOf() }
    return onlyList(of, { list, logged: log.logged(entries.indexOf(list)) }, stretch(entries, from), state)
  }

  test('holds no other one, and how far this phone looked is said', () => {
    const honest = [...others, { ...list, [of]: another }, list, { type: 'oriire/result/v3' }]
    expect(checked(honest)).toMatchObject({
      state: 'passed',
      detail: 'The only one in the last 7 entries of the log up to it',
    })
    expect(checked(honest, 3)).toMatchObject({ state: 'passed', detail: expect.stringContaining('last 4 ') })
  })

  test('fails where there are several, whichever is shown', () => {
    const ghost = { ...list, root: '00'.repeat(32) }
    for (const lists of [
      [ghost, list],
      [list, ghost],
    ])
      expect(checked([...others, ...lists])).toMatchObject({
        state: 'failed',
        detail: `There are two lists of this ${of} in the log`,
      })
  })

  test('fails where the entries are not those of the log, and waits for a list that is not in it yet', () => {
    const log = logWorld()
    for (const entry of [...others, list]) log.append(entry)
    const state = { size: 5, root: log.rootOf() }
    const hiding = stretch([...others.slice(1), {}, list], 0)
    expect(onlyList(of, { list, logged: log.logged(4) }, hiding, state)).toMatchObject({
      state: 'failed',
      detail: 'These entries are not those of the log',
    })
    const nothing = { from: 0, entries: [], path: [] }
    expect(onlyList(of, { list, logged: null }, nothing, undefined).state).toBe('waiting')
  })
})
