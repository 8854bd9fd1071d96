import { describe, expect, it } from 'vitest'
import { grouped } from '#server/lib/group.ts'

/** A statement that ends when the test says so. */
const slowly = <Result>(answer: (items: readonly number[]) => Result[]) => {
  const groups: number[][] = []
  const ends: (() => void)[] = []
  const run = async (items: readonly number[]) => {
    groups.push([...items])
    await new Promise<void>(resolve => ends.push(resolve))
    return answer(items)
  }
  const next = async () => {
    for (let turn = 0; turn < 100 && ends.length === 0; turn++) await Promise.resolve()
    expect(ends.length, 'a statement is under way').toBeGreaterThan(0)
    ends.shift()!()
  }
  return { groups, run, next }
}
const same = (items: readonly number[]) => items.map(item => item * 10)

describe('what is asked of the database', () => {
  it('goes at once where nothing is under way', () => {
    const { groups, run } = slowly(same)
    void grouped(run, { most: 10 }).ask(1)
    expect(groups).toEqual([[1]])
  })

  it('goes together with what the same turn of the thread still brings, where it may wait for that', async () => {
    const { groups, run, next } = slowly(same)
    const group = grouped(run, { most: 10, wholeTurn: true })
    const answers = [group.ask(1)]
    await Promise.resolve()
    answers.push(group.ask(2))
    expect(groups).toEqual([])
    await new Promise(setImmediate)
    expect(groups).toEqual([[1, 2]])
    await next()
    expect(await Promise.all(answers)).toEqual([10, 20])
  })

  it('goes together where it came while a statement was under way, each with its own answer', async () => {
    const { groups, run, next } = slowly(same)
    const group = grouped(run, { most: 3 })
    const answers = Promise.all([1, 2, 3, 4, 5].map(item => group.ask(item)))
    expect(group.waiting).toBe(4)
    for (let statement = 0; statement < 3; statement++) await next()
    expect(await answers).toEqual([10, 20, 30, 40, 50])
    expect(groups).toEqual([[1], [2, 3, 4], [5]])
    expect(group.waiting).toBe(0)
  })

  it('never stands twice in one group under one name, and keeps its order', async () => {
    const { groups, run, next } = slowly(same)
    const group = grouped(run, { most: 10, nameOf: item => item % 2 })
    const answers = Promise.all([1, 2, 4, 3, 6].map(item => group.ask(item)))
    for (let statement = 0; statement < 4; statement++) await next()
    await answers
    expect(groups).toEqual([[1], [2, 3], [4], [6]])
  })

  it('is answered alone where one of the group spoils it, and only that one fails', async () => {
    const groups: number[][] = []
    const group = grouped(
      async (items: readonly number[]) => {
        groups.push([...items])
        await Promise.resolve()
        if (items.includes(3)) throw new Error('three')
        return same(items)
      },
      { most: 10 },
    )
    const ends = await Promise.allSettled([1, 2, 3, 4].map(item => group.ask(item)))
    expect(ends.map(end => end.status === 'fulfilled' && end.value)).toEqual([10, 20, false, 40])
    expect(groups).toEqual([[1], [2, 3, 4], [2], [3], [4]])
    expect(await group.ask(5)).toBe(50)
  })

  it('fails together where the database is away, without asking again for each', async () => {
    let statements = 0
    const group = grouped(
      async () => {
        statements++
        throw Object.assign(new Error('gone'), { code: '57P01' })
      },
      { most: 10 },
    )
    const ends = await Promise.allSettled([1, 2, 3, 4].map(item => group.ask(item)))
    expect(ends.map(end => end.status)).toEqual(Array(4).fill('rejected'))
    expect(statements).toBe(2)
  })
})
