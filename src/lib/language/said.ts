// Translates what the service and the contract's forms say, always in English, into the chosen language.
import { inLanguage } from './language.ts'

/** Amounts, counts, phone numbers, dates with their time of day. */
const FIGURE = /₦?\d(?:[\d,./: ]*\d)?(?:[ap]m)?/g

/** By the English sentence, with # for each figure; the figures come in the same order. */
const sentenceOf = (text: string): string | undefined => {
  const figures = text.match(FIGURE) ?? []
  return inLanguage<Record<string, string>>('said', {})[text.replace(FIGURE, '#')]?.replace(
    /#/g,
    () => figures.shift() ?? '',
  )
}

/** Unchanged if any of its sentences is unknown: half a text in each language would be worse. */
export const said = (text: string): string => {
  const own = text.split('. ').map(sentenceOf)
  return own.includes(undefined) ? text : own.join('. ')
}
