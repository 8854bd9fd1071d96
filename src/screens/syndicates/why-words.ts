import type { Syndicate } from '#src/model/players/syndicates.ts'
import { words } from './words.ts'

const reasons: Partial<Record<string, string>> = {
  asked: words.$whyAsked,
  late: words.$whyLate,
  'rules-changed': words.$whyRules,
}

/** Why it was called off, and what became of the money; empty while it waits or is bought. */
export const whyWords = ({ state, why }: Pick<Syndicate, 'state' | 'why'>): string =>
  state === 'off' ? `${reasons[why] ?? words.$whyOther} ${words.$wentBack}` : ''
