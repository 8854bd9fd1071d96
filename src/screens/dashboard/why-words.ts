import { inLanguage } from '#src/lib/language/language.ts'

/** The four reasons of 'Why do I pay'. */
export const whyDoIPay = inLanguage<readonly [reason: string, words: string][]>('whyPay', [
  [
    'To register your tickets',
    'A paid ticket is entered in the batch, signed, and sealed with all others. You keep the receipt.',
  ],
  [
    'More tickets raise your chances',
    'Each line has the same chance. Ten lines have ten times the chance of one, and cost ten times as much.',
  ],
  [
    'The selection is random',
    'The stakes pay for the prizes. The numbers come from a sealed draw that nobody can steer.',
  ],
  [
    'Nobody is favoured',
    'The draw knows no names and no amounts: who paid more, or plays more often, is not treated better.',
  ],
])
