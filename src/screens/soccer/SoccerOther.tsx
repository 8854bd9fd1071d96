import { useState } from 'react'
import type { Slate } from '#src/games/soccer-cash/slip.ts'
import type { SoldMatch } from '#src/model/matches.ts'
import { Form } from '#src/ui/fields/Form.tsx'
import { Button } from '#src/ui/Button.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { scoreFault } from './score-fault.ts'
import { words } from './words.ts'

interface Props {
  match: SoldMatch
  /** Scores already chosen, and the most for one match. */
  taken: readonly string[]
  most: number
  slate: Slate
  onAdd: (score: string) => void
  onClose: () => void
}

/** A score that has no chip. */
export const SoccerOther = ({ match, taken, most, slate, onAdd, onClose }: Props) => {
  const [home, setHome] = useState('')
  const [away, setAway] = useState('')
  const [fault, setFault] = useState<string>()
  const add = () => {
    const score = `${home.trim()}-${away.trim()}`
    const wrong = scoreFault({ match: match.matchId, score, taken, most }, slate)
    if (wrong) setFault(wrong)
    else onAdd(score)
  }
  const goals = [
    { team: match.home, name: 'home', value: home, set: setHome },
    { team: match.away, name: 'away', value: away, set: setAway },
  ]
  return (
    <Form aria-label={words.$otherScoreOf(words.$match(match.home, match.away))} onSubmit={add}>
      <div className="grid grid-cols-2 gap-3 items-end [&>*]:min-w-0">
        {goals.map(({ team, name, value, set }) => (
          <TextField
            key={name}
            label={words.$goals(team)}
            name={`${match.matchId}-${name}`}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={value}
            onChange={it => {
              set(it)
              setFault(undefined)
            }}
          />
        ))}
      </div>
      {fault && (
        <p className="error-text" role="alert">
          {fault}
        </p>
      )}
      <div className="grid grid-cols-2 gap-3">
        <Button kind="quiet" onClick={onClose}>
          {words.$cancel}
        </Button>
        <Button type="submit">{words.$addScore}</Button>
      </div>
    </Form>
  )
}
