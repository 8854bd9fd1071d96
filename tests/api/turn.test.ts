// Reads take turns.
import { expect, test } from 'vitest'
import { turn } from '#src/api/turn.ts'

/** All that can run before the next task. */
const restOfTask = async () => {
  for (let step = 0; step < 100; step++) await Promise.resolve()
}
const someTasks = async () => {
  for (let task = 0; task < 50; task++) await new Promise(done => setImmediate(done))
}

test('a read that is alone goes at once; of a dozen asked together one goes now and the others in later tasks, in order', async () => {
  const order: number[] = []
  const reads = Array.from({ length: 12 }, (_, read) => turn().then(() => order.push(read)))
  await restOfTask()
  expect(order).toEqual([0])
  await Promise.all(reads)
  expect(order).toEqual([...order.keys()])
  await someTasks()
  const alone = turn().then(() => order.push(12))
  await restOfTask()
  expect(order).toHaveLength(13)
  await alone
})
