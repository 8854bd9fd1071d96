import { beforeEach, expect, test, vi } from 'vitest'
import { games } from '#src/games/rules.ts'
import { allIn, real, virtual } from '#src/games/soccer-cash/rules.ts'
import { answer, answerFor } from '#src/tours/answered.ts'
import { awoofTour } from '#src/tours/awoof-tour.ts'
import { dashboardTour } from '#src/tours/dashboard-tour.ts'
import { PRODUCT_SPOTLIGHT_PADDING, SCROLL_OFFSET, SPOTLIGHT_PADDING, stepWidth } from '#src/tours/figures.ts'
import { gameTour } from '#src/tours/game-tour.ts'
import { makeTour } from '#src/tours/tour.ts'
import { soccerTour, virtualTour } from '#src/tours/soccer-tour.ts'
import { takeWish, wishTour } from '#src/tours/wish.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})

test('the dashboard tour has five steps: intro, games, plays, winners, Know the games §2.114', () => {
  expect(dashboardTour.steps.map(step => step.title)).toEqual([
    'A short way round',
    'The games',
    'How people play',
    'Who won',
    'Know the games',
  ])
  expect(dashboardTour.steps.map(step => step.intro)).toEqual([true, false, false, false, false])
})

test.each(games.map(game => [game.id, game] as const))(
  'the tour of %s has an intro, pick balls, picks view, buy ticket and How to Play, with the figures of the game §2.115',
  (id, game) => {
    const tour = gameTour(game, { name: 'The game', tagline: 'A tagline.' })
    expect(tour.id).toBe(id)
    expect(tour.steps.map(step => step.target)).toEqual([
      '#main',
      ...['pick-balls', 'picks', 'buy', 'how-to-play'].map(name => `[data-tour="${name}"]`),
    ])
    expect(tour.steps[0]!.intro).toBe(true)
    expect(tour.steps[1]!.text).toContain(`${game.pick} different numbers from 1 to ${game.of}`)
  },
)

test('the tours of soccer in all its forms and of items are data with their figures: pick, picks view, buying, How to Play §2.115', () => {
  const tours = [soccerTour(real), soccerTour(allIn), virtualTour(virtual), awoofTour]
  expect(tours.map(it => it.id)).toEqual(['soccer-real', 'soccer-all-in', 'soccer-virtual', 'awoof'])
  for (const { steps } of tours) {
    expect(steps.map(step => step.target)).toEqual([
      '#main',
      ...['pick-balls', 'picks', 'buy', 'how-to-play'].map(name => `[data-tour="${name}"]`),
    ])
    expect(steps.map(step => step.intro)).toEqual([true, false, false, false, false])
  }
  expect(tours[0]!.steps[1]!.text).toContain(`Tap ${real.most} matches`)
  expect(tours[0]!.steps[1]!.text).toContain(`up to ${real.scores} scores`)
  expect(tours[1]!.steps[1]!.text).toContain(`up to ${allIn.most} matches`)
  expect(tours[2]!.steps[1]!.text).toContain(`Up to ${virtual.most} matches`)
})

test('a step without a target is refused with a sentence that says so §5.22', () => {
  const step = { target: '#main', title: 'Here', text: 'This.' }
  expect(makeTour({ id: 'x', spotlightPadding: 10, steps: [step] }).steps).toEqual([
    { ...step, intro: false },
  ])
  const { target: _, ...without } = step
  for (const wrong of [
    without,
    { ...step, target: '' },
    { ...step, target: '  ' },
    { ...step, target: null },
  ])
    expect(() => makeTour({ id: 'x', spotlightPadding: 10, steps: [wrong as typeof step] })).toThrow('target')
  expect(() => makeTour({ id: 'x', spotlightPadding: 10, steps: [] })).toThrow('A tour needs a step')
})

test('a tooltip is 290 px wide, 380 above 480 px, the intro 465, the scroll offset 20, the spotlight 10 or 20 §9.31', () => {
  expect([
    stepWidth(360, false),
    stepWidth(480, false),
    stepWidth(481, false),
    stepWidth(1280, false),
  ]).toEqual([290, 290, 380, 380])
  expect([stepWidth(1280, true), stepWidth(360, true), stepWidth(300, false)]).toEqual([465, 340, 280])
  expect([SCROLL_OFFSET, SPOTLIGHT_PADDING, PRODUCT_SPOTLIGHT_PADDING]).toEqual([20, 10, 20])
  expect(dashboardTour.spotlightPadding).toBe(10)
  expect(gameTour(games[0]!, { name: 'X', tagline: 'X.' }).spotlightPadding).toBe(20)
})

test('what was answered is kept for each tour, and never stays never', () => {
  expect(answerFor('dashboard')).toBeUndefined()
  answer('dashboard', 'seen')
  answer('quika', 'never')
  answer('quika', 'seen')
  expect([answerFor('dashboard'), answerFor('quika'), answerFor('banker')]).toEqual([
    'seen',
    'never',
    undefined,
  ])
})

test('what another version has kept, or somebody damaged, is as good as nothing', () => {
  for (const text of ['{', '[]', '{"dashboard":7}', '"x"', 'null']) {
    kept.set('oriire_TOURS', text)
    expect(answerFor('dashboard')).toBeUndefined()
  }
})

test('a tour asked for on another page starts once, and only that one', () => {
  wishTour('quika')
  expect([takeWish('banker'), takeWish('quika'), takeWish('quika')]).toEqual([false, true, false])
})
