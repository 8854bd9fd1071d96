// One match with its scores: a chip for each, with what it pays alone.
import { useState } from 'react'
import type { ScoresDocument } from '#src/games/rules-schema.ts'
import { standardScores } from '#src/games/soccer-cash/choosing.ts'
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import { virtualStore } from '#src/play/virtual-store.ts'
import { Chip } from '#src/ui/buttons/Chip.tsx'
import { TextButton } from '#src/ui/buttons/TextButton.tsx'
import { otherScores, payOf } from './virtual-tag.ts'
import { words } from './words.ts'

interface Props {
  rules: ScoresDocument
  place: number
  called: string | undefined
  stake: Kobo
}

export const VirtualMatch = ({ rules, place, called, stake }: Props) => {
  const store = virtualStore()
  const [all, setAll] = useState(false)
  const { id, home, away } = rules.matches[place]!
  const others = all ? otherScores(rules) : []
  const alone = called && !standardScores.some(it => it === called) && !all ? [called] : []
  return (
    <article className="card stack gap-2" aria-labelledby={`match-${place}`}>
      <p className="row text-sm text-soft num">
        <span>{words.$match(place + 1)}</span>
        {called && <b className="pill">{called}</b>}
      </p>
      <h2 id={`match-${place}`} className="font-bold">
        {home} <span className="text-soft font-normal">{words.$versus}</span> {away}
      </h2>
      <div className="grid grid-cols-3 gap-2 num" role="group" aria-label={words.$scoreOf(home, away)}>
        {[...standardScores, ...alone, ...others].map(score => {
          const pays = payOf(rules, stake, { match: place, score })
          if (pays === undefined) return null
          const isCalled = called === score
          return (
            <Chip
              key={score}
              className="flex-col gap-0 px-2 justify-center leading-tight"
              aria-pressed={isCalled}
              aria-label={words.$pays(score, formatMoney(pays))}
              onClick={() => (isCalled ? store.drop(id) : store.choose({ match: id, score }))}
            >
              <b>{score}</b>
              <span className="text-xs font-normal">{formatMoney(pays)}</span>
            </Chip>
          )
        })}
      </div>
      <TextButton className="text-sm" aria-expanded={all} onClick={() => setAll(!all)}>
        {all ? words.$fewerScores : words.$otherScores}
      </TextButton>
    </article>
  )
}
