// Which sentences may be said in the chats: more than three hundred, half of them harmless.
import { expect, test } from 'vitest'
import { faultOf } from '#server/deeds/chats/judge-text.ts'
import { foldSigns, foldWords } from '#server/deeds/chats/fold-text.ts'
import { names, rude, selling } from '#server/deeds/chats/word-list.ts'
import { harmless, refused } from '../support/chat-sentences.ts'

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
