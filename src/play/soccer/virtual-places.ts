// Scores of virtual matches by their place in the list: every batch has other matches, so only places outlive one.
import type { ScoresDocument } from '#src/games/rules-schema.ts'
import { partsOfNumber } from '#src/games/score-lines.ts'
import { numberOf, pickOf } from '#src/games/score-numbers.ts'
import { virtual } from '#src/games/soccer-cash/rules.ts'
import { parseScore } from '#src/games/soccer-cash/scores.ts'
import { soccerShareCode } from '#src/games/soccer-cash/share-code.ts'
import type { MatchPick } from '#src/games/soccer-cash/slip.ts'
import { MOST_VIRTUAL } from '#src/games/soccer-cash/virtual/teams.ts'
import type { VirtualChoice } from '#src/games/soccer-cash/choosing.ts'

/** The places and scores of a ticket's line. */
export const placesOfLine = (line: readonly number[]): MatchPick[] =>
  line.map(number => {
    const { match, score } = pickOf({ mostGoals: MOST_VIRTUAL }, number)
    return { match: String(match), scores: [score] }
  })

/** The places of picks in this batch. */
export const placesOf = (
  { matches }: Pick<ScoresDocument, 'matches'>,
  picks: readonly VirtualChoice[],
): MatchPick[] =>
  picks.flatMap(({ match, score }) => {
    const place = matches.findIndex(it => it.id === match)
    return place < 0 ? [] : [{ match: String(place), scores: [score] }]
  })

/** The picks that this batch sells at these places; what it does not sell is left out. */
export const picksAt = (rules: ScoresDocument, places: readonly MatchPick[]): VirtualChoice[] =>
  places.slice(0, virtual.most).flatMap(({ match, scores: [score = ''] }) => {
    const place = Number(match)
    const goals = parseScore(score)
    const isScore = goals && Math.max(goals.home, goals.away) <= rules.mostGoals
    if (!isScore || !Number.isInteger(place) || !rules.matches[place]) return []
    const parts = partsOfNumber(rules, numberOf(rules, { match: place, score }))
    return parts > 0 ? [{ match: rules.matches[place].id, score }] : []
  })

export const virtualCode = (places: readonly MatchPick[]): string => soccerShareCode(virtual, places)
