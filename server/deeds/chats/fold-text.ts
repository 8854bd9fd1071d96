// Texts as they are compared: letters without marks, digits as digits, nothing hidden between them.

/** Letters of Hausa, Yoruba and Igbo that are not a plain letter with a mark, and Cyrillic and Greek look-alikes. */
const ALIKE: Readonly<Record<string, string>> = {
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ŋ: 'n',
  ɛ: 'e',
  ɔ: 'o',
  ə: 'e',
  а: 'a',
  с: 'c',
  е: 'e',
  і: 'i',
  о: 'o',
  р: 'p',
  у: 'y',
  х: 'x',
  к: 'k',
  т: 't',
  м: 'm',
  н: 'h',
  в: 'b',
  ο: 'o',
  α: 'a',
  ι: 'i',
  ν: 'v',
  ρ: 'p',
  κ: 'k',
}

/** Digits of other scripts come in blocks of ten, from zero up. */
const asDigit = (sign: string): string => {
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(sign.codePointAt(0)! - value - 1))) value++
  return String(value)
}

/** Lower case, without marks or zero-width characters; digits of any script become plain ones. */
export const foldSigns = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll(/(?![0-9])\p{Nd}/gu, asDigit)
    .replaceAll(/[^\x20-\x7e]/gu, sign => ALIKE[sign] ?? sign)

const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** `f4ck` is a word, `4-1`, `2k` and `1st` are not: signs count as letters where there are two letters beside them. */
const unleet = (token: string): string =>
  (token.match(/[a-z]/g) ?? []).length >= 2 && !/^\d+[a-z]+$/.test(token)
    ? token.replaceAll(/[013457@$]|!(?=[a-z])/g, sign => LEET[sign]!)
    : token

/** Every word has a vowel: `vlp` and `fvck` are written with a letter that looks like one. */
const withVowel = (token: string): string =>
  token === 'pls' || token === 'plz' || /[^b-df-hj-np-tv-xz]/.test(token)
    ? token
    : token.replace(/(?<=^[a-z])(?:l(?=[a-z])|v(?=[a-z]{2}))/, sign => (sign === 'l' ? 'i' : 'u'))

/** Words with one space between them; letters written apart are one word, and a letter repeated thrice stands once. */
export const foldWords = (text: string): string =>
  foldSigns(text)
    .replaceAll(/['’`]/g, '')
    .split(/[^\p{L}\p{N}@$!%]+/u)
    .map(token => withVowel(unleet(token).replaceAll(/[^\p{L}\p{N}%]/gu, '')))
    .filter(Boolean)
    .join(' ')
    .replaceAll(/(?<![\p{L}\p{N}])\p{L}(?: \p{L}(?![\p{L}\p{N}])){2,}/gu, apart => apart.replaceAll(' ', ''))
    .replaceAll(/(\p{L})\1{2,}/gu, '$1')
