import { readFileSync } from 'node:fs'

const read = path => readFileSync(new URL(`../../src/games/${path}`, import.meta.url), 'utf8')

/** A game's cheapest stake, naira, for programs that cannot import its rules: Node 20 does not run TypeScript. */
export const stakeOf = id => {
  const rules = read(`${id}/rules.ts`)
  const stakes = rules.includes('stakes: stakeBands') ? read('stake-bands.ts') : rules
  return Number(/stake: kobo\(([\d_]+)\)/.exec(stakes)[1].replaceAll('_', ''))
}
