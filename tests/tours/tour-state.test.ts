import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moveOf } from '#src/tours/joyride-moves.ts'
import { isOnTheWay, moved, newTour, type TourMove, type TourState } from '#src/tours/tour-state.ts'

const walk = (size: number, ...moves: TourMove[]): TourState => moves.reduce(moved, newTour(size))
const place = ({ status, at }: TourState) => `${status} ${at}`

test('a tour is idle without steps and ready with some, waits for its target, runs, pauses, and ends skipped, finished or in an error §4.36', () => {
  expect(place(newTour(0))).toBe('idle 0')
  expect(place(walk(0, 'start'))).toBe('idle 0')
  expect(place(newTour(5))).toBe('ready 0')
  expect(place(walk(5, 'start'))).toBe('waiting 0')
  expect(place(walk(5, 'start', 'shown'))).toBe('running 0')
  expect(place(walk(5, 'start', 'shown', 'next'))).toBe('waiting 1')
  expect(place(walk(5, 'start', 'shown', 'next', 'shown', 'back'))).toBe('waiting 0')
  expect(place(walk(5, 'start', 'shown', 'next', 'shown', 'close'))).toBe('paused 1')
  expect(place(walk(5, 'start', 'shown', 'next', 'shown', 'close', 'start', 'shown'))).toBe('running 1')
  expect(place(walk(5, 'start', 'shown', 'skip'))).toBe('skipped 0')
  expect(place(walk(2, 'start', 'shown', 'next', 'shown', 'next'))).toBe('finished 1')
  expect(place(walk(5, 'start', 'fail'))).toBe('error 0')
})

describe('a step whose target is missing', () => {
  test('is skipped to the next §4.36', () => {
    expect(place(walk(5, 'start', 'shown', 'next', 'missing'))).toBe('waiting 2')
    expect(place(walk(5, 'start', 'missing', 'missing', 'shown'))).toBe('running 2')
  })

  test('is passed backwards when the player goes back, and forwards again if nothing comes before it', () => {
    const third = walk(5, 'start', 'shown', 'next', 'missing', 'shown')
    expect(place(third)).toBe('running 2')
    expect(place(['back', 'missing', 'shown'].reduce(moved as never, third) as TourState)).toBe('running 0')
    expect(place(['back', 'missing', 'missing'].reduce(moved as never, third) as TourState)).toBe('waiting 1')
  })

  test('ends the tour if it is the last, and is an error if nothing could be shown at all', () => {
    expect(place(walk(2, 'start', 'shown', 'next', 'missing'))).toBe('finished 1')
    expect(place(walk(2, 'start', 'missing', 'missing'))).toBe('error 1')
  })
})

test('finished or skipped it has stopped: nothing moves it but a new start, from the beginning §4.36', () => {
  const moves: TourMove[] = ['shown', 'missing', 'next', 'back', 'close', 'skip', 'fail']
  for (const ended of [walk(3, 'start', 'shown', 'next', 'skip'), walk(1, 'start', 'shown', 'next')]) {
    for (const move of moves) expect(moved(ended, move)).toBe(ended)
    expect(moved(ended, 'start')).toEqual({ ...newTour(ended.size), status: 'waiting' })
  }
})

test('whatever happens in whatever order, a tour points at one of its steps and never at two', () => {
  const move = fc.constantFrom<TourMove>('start', 'shown', 'missing', 'next', 'back', 'close', 'skip', 'fail')
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.array(move, { maxLength: 60 }), (size, moves) => {
      let state = newTour(size)
      for (const one of moves) {
        const next = moved(state, one)
        expect(next.at).toBeGreaterThanOrEqual(0)
        expect(next.at).toBeLessThan(size)
        expect(Math.abs(next.at - state.at) <= 1 || one === 'start').toBe(true)
        if (next.status === 'finished') expect(next.seen).toBe(true)
        state = next
      }
      // Unless the player goes back, it comes to an end.
      if (isOnTheWay(state)) {
        const ends = Array.from({ length: 2 * size }, (): TourMove => 'missing').reduce(moved, state)
        expect(['finished', 'error']).toContain(ends.status)
      }
    }),
  )
})

test.each([
  ['tooltip', 'shown'],
  ['error:target_not_found', 'missing'],
  ['error', 'fail'],
  ['step:after', undefined],
  ['tour:end', undefined],
  ['constructor', undefined],
] as const)('the library’s %s is our %s', (event, move) => {
  expect(moveOf(event)).toBe(move)
})
