// The one text that players send to friends: an advert, fixed and the same for everybody.
import { expect, test } from 'vitest'
import { brand } from '#src/brand.ts'
import { referInPidgin } from '#src/languages/pcm/refer.ts'
import { words } from '#src/screens/refer/words.ts'

test.each([
  ['English', words.$shareText(brand.name), /I get a bonus when you play/],
  ['Pidgin', referInPidgin.refer.$shareText(brand.name), /I go get bonus when you play/],
])('in %s it says 18+, whose reward it is and whose game, and promises nothing', (_, text, reward) => {
  expect(text).toContain('18+')
  expect(text).toMatch(reward)
  expect(text).toContain(brand.name)
  expect(text).not.toMatch(/\bwin|₦|\d%|rich|sure|guarantee|free/i)
})
