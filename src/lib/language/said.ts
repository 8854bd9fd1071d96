// What the service and the contract's forms say, which know only English, in the chosen language.
import { inLanguage } from './language.ts'

/** By the English sentence, with # for each figure; the figures come in the same order. */
const known = (sentence: string) => inLanguage<Record<string, string>>('said', {})[sentence]

const sentenceOf = (text: string): string | undefined => {
  const figures: string[] = []
  const plain = text.replace(/₦?\d(?:[\d,.]*\d)?/g, figure => {
    figures.push(figure)
    return '#'
  })
  return known(plain)?.replace(/#/g, () => figures.shift() ?? '')
}

/** As it came where any of its sentences is not known: half a text in each language would be worse. */
export const said = (text: string): string => {
  const own = text.split('. ').map(sentenceOf)
  return own.includes(undefined) ? text : own.join('. ')
}
