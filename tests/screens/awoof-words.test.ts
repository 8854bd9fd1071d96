import { expect, test } from 'vitest'
import { pidgin } from '#src/languages/pcm.ts'
import { words } from '#src/screens/awoof/words.ts'

test.each([
  ['English', words],
  ['Pidgin', pidgin.awoof as typeof words],
] as const)('in %s every count of numbers on an item is grouped as money is §9.28', (_, spoken) => {
  const said = [
    spoken.$left(5455),
    spoken.$fewLeft(1200),
    spoken.$soldOf(1650, 3000),
    spoken.$ofMost(1000, 1500),
    spoken.$oddsNow(3000, 6000, 5455, 10910),
  ].join(' ')
  expect(said.match(/\d[\d,]*/g)).toEqual(
    expect.arrayContaining(['5,455', '1,200', '1,650', '3,000', '1,000', '1,500', '6,000', '10,910']),
  )
  expect(said).not.toMatch(/\d{4}/)
})
