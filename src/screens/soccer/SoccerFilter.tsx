import { leagueName } from '#src/games/soccer-cash/leagues.ts'
import type { SoldMatch } from '#src/model/matches.ts'
import { Chip } from '#src/ui/buttons/Chip.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { useKnownToday } from '#src/ui/time/use-today.ts'
import { byDay, dayWords, type Asked } from './match-list.ts'
import { words } from './words.ts'

interface Props {
  matches: readonly SoldMatch[]
  value: Asked
  onChange: (asked: Asked) => void
}

/** Which matches to look at: by team, day and league. */
export const SoccerFilter = ({ matches, value, onChange }: Props) => {
  const today = useKnownToday()
  const days = byDay(matches)
  const leagues = [...new Set(matches.map(it => it.league))].sort((a, b) =>
    leagueName(a).localeCompare(leagueName(b)),
  )
  const set = (some: Partial<Asked>) => onChange({ ...value, ...some })
  return (
    <div className="stack" role="search">
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={words.$search}
          name="search"
          type="search"
          inputMode="search"
          autoComplete="off"
          maxLength={40}
          value={value.search}
          onChange={search => set({ search })}
        />
        <SelectField
          label={words.$league}
          name="league"
          value={value.league}
          onChange={league => set({ league })}
          placeholder={words.$allLeagues}
          options={leagues.map(league => ({ value: league, label: leagueName(league) }))}
        />
      </div>
      <div className="flex flex-wrap gap-2" role="group" aria-label={words.$day}>
        {[{ day: '', at: 0 }, ...days].map(({ day, at }) => (
          <Chip key={day} aria-pressed={value.day === day} onClick={() => set({ day })}>
            {day ? dayWords(at, today) : words.$allDays}
          </Chip>
        ))}
      </div>
    </div>
  )
}
