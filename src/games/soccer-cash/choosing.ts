// How picks change while a player chooses, by form.
import { virtual, allIn } from './rules.ts'

/** As kept on the device: standard scores are chips, custom ones were typed. */
export interface ChosenMatch {
  matchId: string
  scores: string[]
  customScores: { scoreText: string }[]
}

type Kind = 'scores' | 'customScores'

/** Each match's chips: home wins, draws, away wins. */
export const standardScores = ['1-0', '2-0', '2-1', '0-0', '1-1', '2-2', '0-1', '0-2', '1-2'] as const

export const kindOf = (score: string): Kind =>
  standardScores.some(it => it === score) ? 'scores' : 'customScores'

const none = (matchId: string): ChosenMatch => ({ matchId, scores: [], customScores: [] })

/** All scores of a match, standard ones first. */
export const scoresOf = ({ scores, customScores }: ChosenMatch): string[] => [
  ...scores,
  ...customScores.map(it => it.scoreText),
]

const withScore = (it: ChosenMatch, kind: Kind, score: string): ChosenMatch =>
  kind === 'scores'
    ? { ...it, scores: [...it.scores, score] }
    : { ...it, customScores: [...it.customScores, { scoreText: score }] }

/** Several scores per match; one already chosen stays where it is. */
export const addScore = (
  chosen: readonly ChosenMatch[],
  matchId: string,
  score: string,
  kind: Kind,
): ChosenMatch[] => {
  const before = chosen.find(it => it.matchId === matchId)
  if (!before) return [...chosen, withScore(none(matchId), kind, score)]
  if (scoresOf(before).includes(score)) return [...chosen]
  return chosen.map(it => (it === before ? withScore(it, kind, score) : it))
}

/** Deleting a match's last score removes the match. */
export const removeScore = (chosen: readonly ChosenMatch[], matchId: string, score: string): ChosenMatch[] =>
  chosen.flatMap(it => {
    if (it.matchId !== matchId || !scoresOf(it).includes(score)) return [it]
    const left = {
      ...it,
      scores: it.scores.filter(kept => kept !== score),
      customScores: it.customScores.filter(kept => kept.scoreText !== score),
    }
    return scoresOf(left).length > 0 ? [left] : []
  })

/** Adds a match to predict next; ignored beyond the limit. */
export const pickMatch = (chosen: readonly ChosenMatch[], matchId: string, most: number): ChosenMatch[] =>
  chosen.length >= most || chosen.some(it => it.matchId === matchId)
    ? [...chosen]
    : [...chosen, none(matchId)]

export const dropMatch = (chosen: readonly ChosenMatch[], matchId: string): ChosenMatch[] =>
  chosen.filter(it => it.matchId !== matchId)

const replaceOrPush = <T>(list: readonly T[], it: T, isSame: (other: T) => boolean, most: number): T[] =>
  list.some(isSame) ? list.map(other => (isSame(other) ? it : other)) : [...list, it].slice(-most)

/** All-in: one score per match, a new one replacing the old of either kind; one match too many replaces the oldest. */
export const chooseAllIn = (
  chosen: readonly ChosenMatch[],
  matchId: string,
  score: string,
  kind: Kind,
): ChosenMatch[] =>
  replaceOrPush(chosen, withScore(none(matchId), kind, score), other => other.matchId === matchId, allIn.most)

export interface VirtualChoice {
  match: string
  score: string
}

/** Virtual: choosing a match again replaces its entry; one match too many drops the oldest. */
export const chooseVirtual = (
  chosen: readonly VirtualChoice[],
  it: VirtualChoice,
  most = virtual.most,
): VirtualChoice[] => replaceOrPush(chosen, it, other => other.match === it.match, most)
