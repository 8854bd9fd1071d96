import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cheapestTicket } from '#src/games/cheapest-ticket.ts'
import { instantCashout as onSale } from '#src/games/instant-cashout/rules.ts'
import { choose, oddsOf, potentialWinning, ways } from '#src/games/odds.ts'
import { salaryForLife } from '#src/games/salary-for-life/rules.ts'
import { readRules, type DrumDocument } from '#src/games/rules-schema.ts'
import { prizeOf, rulesDocument, rulesHash, settlePrize } from '#src/games/prizes.ts'
import { games, gameById, gameByLotteryType } from '#src/games/rules.ts'
import { canonicalJson } from '#src/lib/canonical.ts'
import { kobo } from '#src/lib/money.ts'
import { hits, maskOf } from '#src/picks/mask.ts'
import { instantCashout as game } from '../support/games.ts'

/** Every line of the game there is. */
function* everyLine(left = game.pick, from = 1): Generator<number[]> {
  if (left === 0) yield []
  else
    for (let first = from; first <= game.of - left + 1; first++)
      for (const rest of everyLine(left - 1, first + 1)) yield [first, ...rest]
}

test('the price tag of every stake is what counting all draws gives', () => {
  const line = Array.from({ length: game.pick }, (_, at) => game.of - 7 * at)
  const counts = Array.from({ length: game.pick + 1 }, () => 0)
  for (const draw of everyLine()) counts[draw.filter(n => line.includes(n)).length]! += 1
  const all = counts.reduce((a, b) => a + b)
  expect(counts).toEqual(counts.map((_, right) => ways(game, right)))
  for (const { stake } of game.stakes) {
    const pays = counts.map((_, right) => {
      const { prize, cashback } = prizeOf(game, stake, right)
      return prize + cashback
    })
    const back = counts.reduce((sum, count, right) => sum + count * pays[right]!, 0)
    const profit = counts.filter((_, right) => pays[right]! > stake).reduce((a, b) => a + b)
    const odds = oddsOf(game, stake)
    expect(odds.total).toBe(all)
    expect(odds.expectedReturn).toBeCloseTo(back / all, 9)
    expect(odds.profitOneIn).toBeCloseTo(all / profit, 9)
    expect(odds.tiers.map(tier => tier.oneIn)).toEqual(game.tiers.map(tier => all / counts[tier.hits]!))
  }
})

test('what comes back on average is 52.61 % at 100 naira, 53.43 % at 200, 54.80 % from 500', () => {
  const percent = rulesDocument(game).stakes.map(({ stake }) => oddsOf(game, stake).returnPercent.toFixed(2))
  expect(percent).toEqual(['52.61', '53.43', '54.80', '54.80'])
  expect(oddsOf(game, kobo(100)).profitOneIn.toFixed(1)).toBe('23.3')
  expect(oddsOf(game, kobo(100)).tiers[0]!.oneIn).toBe(choose(game.of, game.pick))
})

test('the stake cards of 100 to 1000 naira have their potential wins §2.36-2.39', () => {
  const open = onSale.stakes.filter(option => !option.comingSoon)
  const cards = open.map(({ stake, topPrize }) => [stake / 100, topPrize / 100])
  expect(cards, 'the specification’s figures, and src/games/instant-cashout/rules.ts').toEqual([
    [100, 50_000],
    [200, 250_000],
    [500, 1_250_000],
    [1_000, 2_500_000],
  ])
  for (const { stake, topPrize } of onSale.stakes)
    expect(prizeOf(onSale, stake, onSale.pick).prize).toBe(topPrize)
})

test('odds of other drums are exact', () => {
  expect(choose(49, 5)).toBe(1_906_884)
  expect([choose(4, 5), choose(4, -1), choose(0, 0)]).toEqual([0, 0, 1])
})

test('prizes are 100, 5 and half a stake below the card, the half as cashback, and nothing for none right', () => {
  for (const { stake } of onSale.stakes)
    expect([3, 2, 1, 0].map(right => prizeOf(onSale, stake, right))).toEqual([
      { prize: 100 * stake, cashback: 0 },
      { prize: 5 * stake, cashback: 0 },
      { prize: 0, cashback: stake / 2 },
      { prize: 0, cashback: 0 },
    ])
  expect(() => prizeOf(onSale, 12_345, 3)).toThrow(RangeError)
})

test('a ticket is settled line by line under its rules document', () => {
  const lines = [
    [1, 2, 3, 4],
    [1, 2, 3, 40],
    [1, 2, 39, 40],
    [1, 38, 39, 40],
    [37, 38, 39, 40],
  ]
  const settled = settlePrize(rulesDocument(game), lines, kobo(200), [4, 3, 2, 1])
  expect(settled.lines.map(line => line.hits)).toEqual([4, 3, 2, 1, 0])
  expect([settled.won, settled.cashback]).toEqual([kobo(250_000 + 20_000 + 1_000), kobo(100)])
  expect(() => settlePrize(rulesDocument(game), lines, 777, [1, 2, 3, 4])).toThrow(RangeError)
})

test('the hash covers every figure that decides a prize, and the text is read back as it was hashed', () => {
  expect(readRules(canonicalJson(rulesDocument(game)))).toEqual(rulesDocument(game))
  // A document of a game that has not changed keeps the hash under which tickets were sold.
  expect(rulesHash(game)).toBe('67cba6581abe95ce23234749ae5d6428aa698fd97937fc0f69e1b727b1e71b44')
  const changes = [
    { pick: 3 },
    { of: 39 },
    { lineCounts: [1, 3] },
    { cadence: 'fixed-hours' as const },
    { stakes: game.stakes.slice(1) },
    { stakes: game.stakes.map(option => ({ ...option, topPrize: option.topPrize - 1 })) },
    { tiers: game.tiers.slice(1) },
    { tiers: game.tiers.map(tier => ({ ...tier, kind: 'prize' as const })) },
  ]
  const hashes = [game, ...changes.map(change => ({ ...game, ...change }))].map(rulesHash)
  expect(new Set(hashes).size).toBe(changes.length + 1)
  for (const wrong of ['', '{}', 'null', '[1]', canonicalJson({ ...rulesDocument(game), of: 400 })])
    expect(() => readRules(wrong)).toThrow(Error)
})

test('the potential winning is the best draw for the lines there are', () => {
  const card = kobo(50_000)
  expect(potentialWinning(game, kobo(100), [])).toBe(card)
  expect(potentialWinning(game, kobo(100), [[1, 2, 3, 4]])).toBe(card)
  expect(
    potentialWinning(game, kobo(100), [
      [1, 2, 3, 4],
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ]),
  ).toBe(2 * card)
  expect(
    potentialWinning(game, kobo(100), [
      [1, 2, 3, 4],
      [1, 2, 3, 5],
      [5, 6, 7, 8],
    ]),
  ).toBe(card + kobo(10_000))
})

const most = (count: number, picked: number) =>
  potentialWinning(
    salaryForLife,
    kobo(50),
    Array.from({ length: picked }, (_, at) => [1, 2, 3, 4, 5].map(n => n + 5 * at)),
    count,
  )

test('lines that are not picked yet count for the card as they do once they are picked §2.71-2.76', () => {
  for (const [count, card] of [
    [2, 15_000],
    [4, 150_000],
    [5, 150_000],
  ] as const)
    for (let picked = 0; picked <= count; picked++)
      expect(most(count, picked)).toBe(kobo(10_000_000) + kobo(card))
})

test('the potential winning is what masks give, for any lines of any game', () => {
  const ticket = fc.constantFrom(...games).chain(rules =>
    fc.record({
      rules: fc.constant(rules),
      stake: fc.constantFrom(...rules.stakes.map(option => option.stake)),
      lines: fc.array(
        fc.uniqueArray(fc.integer({ min: 1, max: rules.of }), {
          minLength: rules.pick,
          maxLength: rules.pick,
        }),
        { maxLength: rules.lineCounts.at(-1)! },
      ),
    }),
  )
  fc.assert(
    fc.property(ticket, ({ rules, stake, lines }) => {
      const wins = lines.map(drawn =>
        lines.reduce((sum, line) => {
          const right = hits(maskOf(line), maskOf(drawn))
          return sum + prizeOf(rules, stake, right, lines.length).prize
        }, 0),
      )
      const card = prizeOf(rules, stake, rules.pick, lines.length || undefined).prize
      expect(potentialWinning(rules, stake, lines)).toBe(Math.max(card, ...wins))
    }),
  )
})

test('every game of the catalogue fits its contract: unique names, possible draws, whole kobo, and less back than was staked', () => {
  for (const of of games) {
    expect(gameById(of.id)).toBe(of)
    expect(gameByLotteryType(of.lotteryType.toLowerCase())).toBe(of)
    expect(of.pick < of.of && of.of <= 100).toBe(true)
    expect([...of.lineCounts].sort((a, b) => a - b)).toEqual(of.lineCounts)
    expect(of.lineCounts).toContain(of.multiplier.initial)
    expect(of.lineCounts).toContain(of.multiplier.floor)
    for (const { stake } of of.stakes) {
      for (let right = 0; right <= of.pick; right++) expect(prizeOf(of, stake, right).prize % 1).toBe(0)
      for (const lines of of.lineCounts)
        expect(oddsOf(of, stake, lines).returnPercent, of.id).toBeLessThan(100)
    }
  }
  for (const name of ['id', 'lotteryType', 'batchPrefix', 'dial'] as const) {
    const given = games.flatMap(of => of[name] ?? [])
    expect(given, name).toEqual([...new Set(given)])
  }
  expect([gameById('nothing'), gameByLotteryType('NOTHING')]).toEqual([undefined, undefined])
})

test('a document says how it is drawn by its version, and none is read as another', () => {
  for (const of of games) {
    const document = rulesDocument(of)
    expect(document.version).toBe(3)
    expect(readRules(canonicalJson(document))).toEqual(document)
    const { promises: _, ...unpromised } = document
    const old = { ...unpromised, method: 'oriire/draw/v1', lateSealSeconds: 30 }
    // Only games without choices and wide drums could be written in the first version.
    const version = of.of <= 63 && !of.choice && !of.lineCards ? 1 : 2
    expect(readRules(canonicalJson({ ...old, version }))).toMatchObject({ version })
    for (const wrong of [
      { ...old, version: 3 - version },
      { ...old, version: 3 },
      { ...document, version },
      { ...document, method: 'oriire/draw/v1' },
      unpromised,
    ])
      expect(() => readRules(canonicalJson(wrong))).toThrow(Error)
  }
})

test('salary for life: 10,000,000 once or 30,000 a month for 240 months, and the multiplier card at once §1.3 §9.14', () => {
  const [{ stake, tiers }] = rulesDocument(salaryForLife).stakes as [DrumDocument['stakes'][number]]
  expect([salaryForLife.pick, salaryForLife.of, stake]).toEqual([5, 49, kobo(50)])
  expect(salaryForLife.multiplier.initial).toBe(2)
  expect(cheapestTicket([salaryForLife])).toBe(kobo(100))
  expect(tiers[0]).toEqual({
    hits: 5,
    prize: 0,
    cashback: 0,
    choice: { once: kobo(10_000_000), monthly: kobo(30_000), months: 240 },
    byLines: [15, 15, 150, 150, 300, 300, 800, 1_000, 1_500].map((thousands, at) => ({
      lines: at + 2,
      prize: kobo(thousands * 1_000),
    })),
  })
  expect(tiers.slice(1).map(tier => [tier.hits, tier.prize])).toEqual([
    [4, kobo(50_000)],
    [3, kobo(1_000)],
    [2, kobo(150)],
  ])
})

test('multiplier cards are those of the table; three, five and seven lines take the next lower one §2.71-2.76', () => {
  const cards = [2, 4, 6, 8, 9, 10].map(lines => [lines, prizeOf(salaryForLife, kobo(50), 5, lines).prize])
  const once = kobo(10_000_000)
  expect(cards).toEqual([
    [2, once + kobo(15_000)],
    [4, once + kobo(150_000)],
    [6, once + kobo(300_000)],
    [8, once + kobo(800_000)],
    [9, once + kobo(1_000_000)],
    [10, once + kobo(1_500_000)],
  ])
  for (const lines of [3, 5, 7])
    expect(prizeOf(salaryForLife, kobo(50), 5, lines)).toEqual(prizeOf(salaryForLife, kobo(50), 5, lines - 1))
  const later = { ...salaryForLife, lineCards: salaryForLife.lineCards!.slice(1) }
  expect(prizeOf(later, kobo(50), 5, 2).prize).toBe(once)
  const full = [1, 2, 3, 4, 5]
  const settled = settlePrize(rulesDocument(salaryForLife), [full, full, [6, 7, 8, 9, 10]], kobo(50), full)
  expect([settled.won, settled.later]).toEqual([2 * (once + kobo(15_000)), 2 * once])
  expect(potentialWinning(salaryForLife, kobo(50), [full, full, full, full])).toBe(4 * (once + kobo(150_000)))
})

test('the bands of 2000 and 3000 naira are shown with their potential wins and not sold §2.40 §2.41', () => {
  for (const of of games.filter(it => it.stakes.length > 1 && it.stakes[0]!.stake === kobo(100))) {
    expect(of.stakes.slice(4)).toEqual([
      { stake: kobo(2_000), topPrize: kobo(5_000_000), comingSoon: true },
      { stake: kobo(3_000), topPrize: kobo(7_500_000), comingSoon: true },
    ])
    expect(rulesDocument(of).stakes.map(offer => offer.stake / 100)).toEqual([100, 200, 500, 1_000])
  }
})

test('drums and lines of the number games §1.4 §1.6 §1.7 §9.15 §9.16 §9.17 §9.19', () => {
  expect(Object.fromEntries(games.map(of => [of.id, `${of.pick}/${of.of}`]))).toMatchObject({
    'salary-for-life': '5/49',
    'instant-cashout': '4/40',
    'wyse-cash': '4/100',
    quika: '4/40',
    banker: '4/40',
  })
})
