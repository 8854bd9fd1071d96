// One match with its scores: chips for the usual ones, a small form for any other. Each shows its chance.
import { useState } from 'react'
import { snapshot } from 'valtio/vanilla'
import { scoresOf, standardScores, type ChosenMatch } from '#src/games/soccer-cash/choosing.ts'
import type { Slate } from '#src/games/soccer-cash/slip.ts'
import type { SoldMatch } from '#src/model/matches.ts'
import type { SoccerState } from '#src/play/soccer/state.ts'
import type { SoccerStore } from '#src/play/soccer/store.ts'
import { Chip } from '#src/ui/buttons/Chip.tsx'
import { offerUndo } from '#src/ui/late/offer-undo.ts'
import { toast } from '#src/ui/toast.ts'
import { SoccerOther } from './SoccerOther.tsx'
import { chanceOf } from './soccer-tag.ts'
import { words } from './words.ts'

interface Props {
  store: SoccerStore
  match: SoldMatch
  /** Undefined until one of its scores is chosen, if choosing one is what picks the match. */
  chosen: ChosenMatch | undefined
  slate: Slate
}

export const SoccerScores = ({ store, match, chosen, slate }: Props) => {
  const [typing, setTyping] = useState(false)
  const scores = chosen ? scoresOf(chosen) : []
  const custom = chosen?.customScores.map(it => it.scoreText) ?? []
  const name = words.$match(match.home, match.away)

  const toggle = (score: string) => {
    if (!scores.includes(score)) {
      if (store.form.scores > 1 && scores.length >= store.form.scores)
        return toast.neutral(words.$mostScores(store.form.scores))
      return store.add(match, score)
    }
    const before = snapshot(store.state) as SoccerState
    store.remove(match.matchId, score)
    if (scores.length > 1) return
    offerUndo(store.state, () => JSON.stringify(store.state.selectedScores), words.$matchGone(name), {
      label: words.$undo,
      run: () => store.takeBack(before),
    })
  }
  return (
    <>
      <div
        className="grid grid-cols-3 md:grid-cols-5 gap-2 num"
        role="group"
        aria-label={words.$scoreOf(name)}
      >
        {[...standardScores, ...custom].map(score => {
          const oneIn = chanceOf(slate, match.matchId, score)
          return (
            <Chip
              key={score}
              className="justify-center px-1"
              aria-pressed={scores.includes(score)}
              disabled={oneIn === undefined}
              onClick={() => toggle(score)}
            >
              <span className="text-center leading-tight">
                {score} <span className="block text-xs font-normal">{oneIn ? words.$oneIn(oneIn) : '–'}</span>
              </span>
            </Chip>
          )
        })}
        <Chip
          className="justify-center max-md:col-span-3"
          aria-expanded={typing}
          onClick={() => setTyping(!typing)}
        >
          {words.$otherScore}
        </Chip>
      </div>
      {typing && (
        <SoccerOther
          match={match}
          taken={scores}
          most={store.form.scores}
          slate={slate}
          onAdd={score => {
            store.add(match, score)
            setTyping(false)
          }}
          onClose={() => setTyping(false)}
        />
      )}
    </>
  )
}
