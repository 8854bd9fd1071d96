// The second language against the first: the same texts, with the same figures in them.
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { WordsOf } from '#src/games/game.ts'
import { games } from '#src/games/rules.ts'
import { pidgin } from '#src/languages/pcm.ts'
import { SMALLEST_TOP_UP } from '#src/lib/fields/typed.ts'
import { formatMoney } from '#src/lib/money.ts'
import { shortened, shortNames } from '#build/short-words.ts'
import { sameInPidgin } from './support/same-in-pidgin.ts'
import { filesIn, root, textOf } from './support/sources.ts'

const SUBJECT = /= inLanguage(?:<[^(]*>)?\('([\w-]+)'/

const files = filesIn('src')
const inEnglish = await Promise.all(
  files.flatMap(file => {
    const subject = SUBJECT.exec(textOf(file))?.[1]
    return subject ? [import(join(root, file)).then(it => [subject, Object.values(it)[0]] as const)] : []
  }),
)

/** A figure for each place, large enough to be seen. */
const figures = [71, 172, 273, 374, 475]

/** What a function says given these figures; lists if it wants lists. */
const said = (say: (...told: unknown[]) => string): string => {
  const told = figures.slice(0, say.length)
  try {
    return say(...told)
  } catch {
    return say(...told.map((it, at) => (at === told.length - 1 ? [it] : it)))
  }
}

/** Each text by its place: `$lines`, `howToPlay.2`. */
const textsOf = (words: unknown, place = ''): [string, string][] => {
  if (typeof words === 'string') return [[place, words]]
  if (typeof words === 'function') return [[place, said(words as () => string)]]
  return Object.entries(words as object).flatMap(([key, it]) => textsOf(it, place ? `${place}.${key}` : key))
}

const numbersIn = (text: string): string[] => (text.match(/\d+(?:[,.:]\d+)*/g) ?? []).toSorted()

/** A game's texts take its rules, and the answers the smallest top-up. */
const inPidgin = (subject: string): unknown => {
  const words = (pidgin as Record<string, unknown>)[subject] ?? {}
  const game = games.find(({ id }) => id.replaceAll('-', '') === subject.toLowerCase())
  if (typeof words !== 'function') return words
  return game ? (words as WordsOf)(game, formatMoney) : (words(formatMoney(SMALLEST_TOP_UP)) as unknown)
}

describe.each(inEnglish)('%s in Pidgin', (subject, english) => {
  const own = new Map(textsOf(inPidgin(subject)))

  test('has every text, and no other', () => {
    expect([...own.keys()].toSorted(), `src/languages/pcm: ${subject}`).toEqual(
      textsOf(english)
        .map(([place]) => place)
        .toSorted(),
    )
  })

  test('calls nobody to win back what was lost, or to stake more', () => {
    const chasing = new RegExp(
      '\\b(win|get|make|collect) (it|them|your (money|stake)) back\\b|\\bwin(ning)? back\\b|' +
        '\\b(raise|double|increase) your stake|\\bstake more\\b|\\bso close\\b|\\balmost won\\b|\\bdue to win\\b',
      'i',
    )
    const all = [...textsOf(english), ...own].map(([, text]) => text)
    // It may be named as the reason to stop.
    expect(all.filter(text => chasing.test(text) && !/\bstop\b/i.test(text))).toEqual([])
  })

  test('says the same prices, counts and times', () => {
    for (const [place, text] of textsOf(english))
      expect(numbersIn(own.get(place) ?? ''), place).toEqual(numbersIn(text))
  })

  test('is translated', () => {
    const equal = textsOf(english).filter(
      ([place, text]) => own.get(place) === text && !sameInPidgin.has(text),
    )
    expect(equal, 'or the same in Pidgin: tests/support/same-in-pidgin.ts').toEqual([])
  })
})

test('a language brings no file of the app with it: texts of a file that is loaded before it would be English', () => {
  const brought = filesIn('src/languages').flatMap(file =>
    [...textOf(file).matchAll(/^import (?!type )[^;]*?from '([^']+)'/gm)].map(([, target]) => target!),
  )
  // In the first file, or put in place by the build.
  const entry = [
    '#src/brand.ts',
    '#src/lib/figures.ts',
    '#src/lib/language/cadence.ts',
    '#src/lib/language/wallets.ts',
  ]
  expect(brought.length).toBeGreaterThan(10)
  expect(brought.filter(it => !it.startsWith('./pcm/') && !entry.includes(it))).toEqual([])
})

test('every text is said somewhere', () => {
  const names = inEnglish.flatMap(([, words]) =>
    Object.keys(words as object).filter(it => it.startsWith('$')),
  )
  const screens = files
    .filter(file => !file.startsWith('src/languages/'))
    .map(textOf)
    .join('\n')
  expect(names.length).toBeGreaterThan(500)
  expect(names.filter(name => !screens.includes(`ords.${name}`))).toEqual([])
})

/**
 * Said straight from the markup: an attribute, a toast, a text between tags, what a part says unless told otherwise, a
 * field’s example, a day.
 */
const SAID_OUTSIDE =
  /(?:\b(?:aria-label|label|title|all|heading|sub|alt)="[^"]*[a-z]{2}[^"]*"|\btoast\.\w+\(\s*['"`][^'"`]+|>\s*[A-Z][a-z]+(?: [a-z]+)+\s*<\/|\)\} draw\b|\b(?:label|name|sub|title) = '[A-Z][a-z]+|\bname="[A-Z][a-z]+ |\bplaceholder: '[^']+|\?\? '[A-Z][a-z]+'|: '(?:every|on) [a-z ]+ [a-z]+')/g

test('no screen says a sentence that its words file does not have: it would stay English in Pidgin', () => {
  const screens = files.filter(file => /^src\/(screens\/(?!dev)|ui|tours|buying|routes)/.test(file))
  expect(screens.length).toBeGreaterThan(500)
  const outside = screens
    .filter(file => !/words\.ts$|\/words\//.test(file))
    .flatMap(file => (textOf(file).match(SAID_OUTSIDE) ?? []).map(it => `${file}: ${it}`))
  expect(outside).toEqual([])
})

test('in the build each text’s name becomes a short one, its own among the texts it stands with, and nothing else does', () => {
  const one = "  $linesEach: 'x',\n  $of: 'y',\n"
  const names = shortNames([one, "  $line: 'z',\n  $of: 'y',\n"])
  expect(shortened(`${one}{words.$linesEach} {gameWords.$of} {words.$line} '/game/$gameID'`, names)).toBe(
    "  a: 'x',\n  b: 'y',\n{words.a} {gameWords.b} {words.a} '/game/$gameID'",
  )
  const many = Array.from({ length: 3_000 }, (_, at) => `  $name${at}: 'x',\n`)
  expect(new Set(shortNames([many.join('')]).values()).size).toBe(3_000)
})
