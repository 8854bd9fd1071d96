import { words } from './below-words.ts'
export const trust = [
  {
    drawing: 'lock',
    title: words.$weLockItFirst,
    words: words.$beforeABatchOpens,
  },
  {
    drawing: 'tree',
    title: words.$allTicketsAreSealed,
    words: words.$whenTheBatchCloses,
  },
  {
    drawing: 'beacon',
    title: words.$theChanceComesFrom,
    words: words.$aPublicSourceThat,
  },
  {
    drawing: 'phone-check',
    title: words.$yourPhoneChecksIt,
    words: words.$itDrawsTheNumbers,
  },
] as const
