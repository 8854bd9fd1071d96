// Which sentences may be said in the chats: more than three hundred, half of them harmless.
import { expect, test } from 'vitest'
import { faultOf } from '#server/deeds/chats/judge-text.ts'
import { foldSigns, foldWords } from '#server/deeds/chats/fold-text.ts'
import { names, rude, selling } from '#server/deeds/chats/word-list.ts'
import { harmless, refused } from '../support/chat-sentences.ts'
import {
  harmlessHeldOut,
  harmlessLater,
  refusedHeldOut,
  refusedLater,
} from '../support/chat-sentences-held-out.ts'

const wrong = Object.entries(refused).flatMap(([name, texts]) =>
  texts.filter(text => faultOf(text) !== name).map(text => `${text}: ${faultOf(text) ?? 'passes'}`),
)
const hurt = harmless.filter(text => faultOf(text) !== undefined)

test('there are three hundred and more, half of them harmless', () => {
  expect(harmless.length).toBeGreaterThanOrEqual(150)
  expect(Object.values(refused).flat().length).toBeGreaterThanOrEqual(150)
})

test('no harmless sentence is refused: no score, no picks, no club, no Nigerian name', () => {
  expect(hurt.map(text => `${text}: ${faultOf(text)}`)).toEqual([])
})

test('every other sentence is refused, and by the right name', () => {
  expect(wrong).toEqual([])
})

test('of sentences that the rules were not made for none that is harmless is refused, and few others pass', () => {
  const early = Object.entries(refusedHeldOut).flatMap(([name, texts]) => texts.map(text => ({ name, text })))
  expect([harmlessHeldOut.length, early.length]).toEqual([50, 50])
  expect([...harmlessHeldOut, ...harmlessLater].filter(text => faultOf(text))).toEqual([])
  expect(early.filter(({ name, text }) => faultOf(text) !== name)).toEqual([])
  expect(refusedLater.filter(text => !faultOf(text)).length / refusedLater.length).toBeLessThan(0.2)
})

test('a name is a name, and an insult with the same letters is one', () => {
  for (const text of ['Dick', 'Toto', 'thank you Dick', 'Yemi Dick-Ojo scored'])
    expect([text, faultOf(text)]).toEqual([text, undefined])
  for (const text of ['you dick', 'suck my dick', 'your toto'])
    expect([text, faultOf(text)]).toEqual([text, 'chat-rude'])
})

test('marks, capitals, look-alikes, hidden signs, letters apart and repeated are no way round', () => {
  for (const text of ['mumu', 'MÚMÙ', 'm u m u', 'muuumu', 'mu\u200dmu', 'мumu', 'ｍｕｍｕ'])
    expect([text, faultOf(text)]).toEqual([text, 'chat-rude'])
  expect(foldSigns('Ọlọ́run ƙasa ٣४5')).toBe('olorun kasa 345')
  expect(foldWords('  Good,  MORNING!! ')).toBe('good morning')
})

test('the list is written as texts are compared, once each', () => {
  for (const list of [selling, rude, names]) {
    expect(list.filter(it => foldWords(it) !== it)).toEqual([])
    expect(list.filter((it, at) => list.indexOf(it) !== at)).toEqual([])
  }
})

test('the operator’s words count beside the list, and a word can be taken off it', () => {
  expect(faultOf('na sure banker', [{ phrase: 'Súre  Banker', kind: 'selling' }])).toBe('chat-selling')
  expect(faultOf('you mumu', [{ phrase: 'mumu', kind: 'allowed' }])).toBeUndefined()
})
