import { expect, it } from 'vitest'
import { brand } from '#src/brand.ts'
import { cheapestTicket } from '#src/games/cheapest-ticket.ts'
import { games } from '#src/games/rules.ts'
import { formatMoney, kobo } from '#src/lib/money.ts'
import { bandClass } from '#src/ui/band-class.ts'
import { sixOfFiftyNine } from './six-of-fifty-nine/rules.ts'

it('the cheapest ticket is the lowest stake that is sold by the fewest lines, whatever game it is of §9.2', () => {
  expect(cheapestTicket()).toBe(kobo(100))
  const [stake] = sixOfFiftyNine.stakes
  const cheap = { ...sixOfFiftyNine, lineCounts: [1], stakes: [{ ...stake!, stake: kobo(30) }] }
  expect(cheapestTicket([...games, cheap])).toBe(kobo(30))
  const waiting = { ...cheap, stakes: [{ ...cheap.stakes[0]!, comingSoon: true }] }
  expect(cheapestTicket([...games, waiting])).toBe(kobo(100))
})

it('the line under the name says what the cheapest ticket costs', () => {
  expect(brand.tagline).toContain(`from as low as ${formatMoney(cheapestTicket())}.`)
})

it('every stake of a game has a colour, also an amount that no other game has', () => {
  const colours = [...games, sixOfFiftyNine].map(({ stakes }) => stakes.map((_, rank) => bandClass(rank)))
  for (const of of colours) expect(new Set(of).size).toBe(of.length)
  expect(colours.flat().every(it => /^cloth-[a-z]+$/.test(it))).toBe(true)
})
