// A way to reach the writer, or an account to pay into. Picks, scores, stakes, dates and odds do not count.
import { foldSigns } from './fold-text.ts'

const ENDS = 'com|ng|net|org|info|biz|xyz|online|site|store|shop|page|link|bet|io|co|tv|gg|ly|africa|uk'
/** `(dot)`, `[.]`, and a comma where only a dot makes sense. */
const asDots = (folded: string): string =>
  folded
    .replaceAll(/\s?[([{<]\s?(?:dot|[.,])\s?[)\]}>]\s?/g, '.')
    .replaceAll(/(?<=[a-z0-9]),(?=(?:com|ng|net|org)\b)|\s,\s?(?=com\b)/g, '.')

const LINKS = [
  /https?:|www\s?\./,
  /\b(?:t|wa|m|fb)\s?\.\s?me\b/,
  /\b[a-z0-9-]{2,}\.[a-z]{2,10}\//,
  new RegExp(`[a-z0-9-]{2,}\\.(?:${ENDS})\\b`),
  new RegExp(`[a-z0-9-]{2,}\\s?\\bdot\\b\\s?(?:${ENDS}|me)\\b`),
  /[a-z0-9-]{2,}\s\.\s?(?:com|ng|net|org)\b/,
  /[\w.]+\s?@\s?[\w-]+\s?\.\s?[a-z]{2,}/,
]

/** An account somewhere. `@Home` and `@Chidi` are a place and a name, unless one is told to go there. */
const HANDLE = /@(?!(?:home|away|work|\p{Lu}\p{Ll}+)(?![\p{L}\p{N}_.]))[\p{L}_][\p{L}\p{N}_.]{2,}/u
const LED = /\b(?:follow|hit|reach|dm|add|on|me|us|handle|ig|contact) @\s?[\p{L}_]/iu

export const hasLink = (text: string): boolean => {
  const folded = asDots(foldSigns(text))
  return LINKS.some(it => it.test(folded)) || HANDLE.test(text) || LED.test(text)
}

const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const WORD = new RegExp(`(?<![a-z])(?:${WORDS.join('|')}|oh|nought)(?![a-z])`, 'g')

/** Many digits, but not a phone number: dates, odds, times, money, batches, years, whole hundreds. */
const HARMLESS = [
  /\b[a-z]{2,4}-\d{8}-\d{4}\b/g,
  /\b\d{1,2}([/.-])\d{1,2}\1(?:20)?\d{2}\b/g,
  /\b20\d{2}-\d{2}-\d{2}\b/g,
  /\b1 in [1-9]\d{0,7}\b/g,
  /\b\d{1,2}:\d{2}(?::\d{2})?\b/g,
  /(?<![\d,])[1-9]\d{0,2}(?:,\d{3})+(?:\.\d{2})?(?![\d,])/g,
  /(?:₦|#|\bn)\s?[1-9]\d{0,8}(?!\d)/g,
  /(?<![\d.])[1-9]\d{0,8}(?:\.\d{2})? ?(?:naira|k\b)/g,
  /(?<!\d)[1-9]\d{0,5}00(?!\d)/g,
  /(?<![\d])(?:19|20)\d{2}(?!\d)/g,
]

/** `O8O31234567` and `o8l` are digits; words are not. */
const lookAlikes = (token: string) =>
  /\d/.test(token) ? token.replaceAll('o', '0').replaceAll(/[li|]/g, '1') : token

/** In any spelling a mobile number has eleven digits, or thirteen from abroad. */
const PHONE = /^(?:0|234|00234)[789][01]\d{8}$/

const isContact = (groups: readonly string[]): boolean => {
  const digits = groups.join('')
  if (digits.length < 7) return false
  // Groups of one or two digits are picks, unless together they are a phone number, or digits one by one.
  if (groups.every(it => it.length <= 2))
    return PHONE.test(digits) || (groups.length >= 7 && groups.every(it => it.length === 1))
  return true
}

export const hasNumber = (text: string): boolean => {
  let folded = foldSigns(text).replaceAll(WORD, word => ` ${Math.max(0, WORDS.indexOf(word))} `)
  folded = folded.replaceAll(/[\doli|]{3,}/g, lookAlikes)
  // It is a phone number whatever separates its digits.
  if (/(?<!\d)(?:\+?234|0)[789][01]\d{8}(?!\d)/.test(folded)) return true
  for (const it of HARMLESS) folded = folded.replaceAll(it, ' x ')
  const runs = folded.match(/\d+(?:[\s.,/()_*~–—-]{0,3}\d+)*/g) ?? []
  return runs.some(run => isContact(run.match(/\d+/g)!))
}
