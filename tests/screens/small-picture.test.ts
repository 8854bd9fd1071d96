import { expect, test } from 'vitest'
import { fitted } from '#src/screens/identity/small-picture.ts'

test('a photograph is drawn at 1,400 pixels at most, in its own proportions, and a small one is not blown up', () => {
  expect(fitted(4_000, 3_000)).toEqual([1_400, 1_050])
  expect(fitted(3_000, 4_000)).toEqual([1_050, 1_400])
  expect(fitted(600, 400)).toEqual([600, 400])
})
