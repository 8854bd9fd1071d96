// Picks of matches as a code for links: `1~en.1-20261128-arsenal-chelsea~21.10~…~k3`. Version, each match with its
// scores, and a check that catches damage. Says nothing about its author.
import { check } from '#src/picks/share-code.ts'
import { predictionGames } from './games.ts'
import { virtual, type SoccerForm } from './rules.ts'
import { parseScore } from './scores.ts'
import type { MatchPick } from './slip.ts'
import { virtualSoccer } from './virtual/rules.ts'

export type SoccerShareFault = 'damaged' | 'newer' | 'too-many' | 'bad-score' | 'match-twice'

const VERSION = '1'
const MATCH = /^[a-z0-9][\w.-]{0,119}$/i

export const soccerShareCode = (form: SoccerForm, picks: readonly MatchPick[]): string => {
  const parts = picks.flatMap(({ match, scores }) => [
    match,
    scores.map(score => score.replace('-', '')).join('.'),
  ])
  const body = [VERSION, ...parts].join('~')
  return `${body}~${check(`${form.id}:${body}`)}`
}

const scoreIn = (text: string): string => text.replace(/^(\d)(\d)$/, '$1-$2')

const pairs = (list: readonly string[]): MatchPick[] =>
  list.flatMap((match, at) =>
    at % 2 === 0 ? [{ match, scores: (list[at + 1] ?? '').split('.').map(scoreIn) }] : [],
  )

const faultOf = (form: SoccerForm, picks: readonly MatchPick[]): SoccerShareFault | undefined => {
  if (picks.length === 0 || picks.some(({ match }) => !MATCH.test(match))) return 'damaged'
  if (picks.length > form.most) return 'too-many'
  if (new Set(picks.map(({ match }) => match)).size < picks.length) return 'match-twice'
  const isBad = ({ scores }: MatchPick) =>
    scores.length > form.scores ||
    new Set(scores).size < scores.length ||
    scores.some(score => !parseScore(score))
  return picks.some(isBad) ? 'bad-score' : undefined
}

/** Reads a code, or says why not. Never throws, whatever the input; faults in the picks are reported before damage. */
export const readSoccerShareCode = (
  form: SoccerForm,
  code: string,
): { picks: MatchPick[]; fault?: never } | { picks?: never; fault: SoccerShareFault } => {
  const [version = '', ...rest] = code.trim().split('~')
  if (/^[1-9]\d{0,3}$/.test(version) && version !== VERSION) return { fault: 'newer' }
  if (version !== VERSION) return { fault: 'damaged' }
  const picks = pairs(rest.slice(0, -1))
  const fault = faultOf(form, picks)
  if (fault) return { fault }
  const body = code.trim().slice(0, code.trim().lastIndexOf('~'))
  return rest.length % 2 === 1 && rest.at(-1) === check(`${form.id}:${body}`)
    ? { picks }
    : { fault: 'damaged' }
}

const games: readonly { id: string; form: SoccerForm }[] = [
  ...predictionGames,
  { id: virtualSoccer.id, form: virtual },
]

/**
 * The game whose picks a code holds, and how many predictions they make; undefined if it holds none. Picks of virtual
 * matches are places in the list of whichever batch is on sale.
 */
export const predictionsIn = (code: string): { game: string; predictions: number } | undefined => {
  for (const { id, form } of games) {
    const { picks } = readSoccerShareCode(form, code)
    if (picks) return { game: id, predictions: picks.reduce((all, { scores }) => all * scores.length, 1) }
  }
  return undefined
}

/** Whether codes of a game hold scores. */
export const hasScoreCodes = (game: string): boolean => games.some(({ id }) => id === game)
