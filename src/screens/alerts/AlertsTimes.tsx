import { useState } from 'react'
import { LEADS, type AlertSettings } from '#src/model/alerts.ts'
import { Chip } from '#src/ui/buttons/Chip.tsx'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { firstChoice } from '#src/alerts/first-choice.ts'
import { Section } from '#src/ui/Section.tsx'
import { minutesOf, timeOf } from './alert-words.ts'
import { words } from './words.ts'

interface Props {
  settings: AlertSettings
  onChange: (part: Partial<Pick<AlertSettings, 'lead' | 'quiet'>>) => void
}

type Quiet = NonNullable<AlertSettings['quiet']>

const usual = firstChoice().settings.quiet!
const missing = (minutes: number | undefined) => (minutes === undefined ? words.$chooseATime : undefined)
const fieldsOf = ({ from, to }: Quiet) => ({ from: timeOf(from), to: timeOf(to) })

export const AlertsTimes = ({ settings: { lead, quiet }, onChange }: Props) => {
  const [times, setTimes] = useState(fieldsOf(quiet ?? usual))
  const [from, to] = [minutesOf(times.from), minutesOf(times.to)]
  const set = (part: Partial<typeof times>) => {
    const next = { ...times, ...part }
    setTimes(next)
    const range = { from: minutesOf(next.from), to: minutesOf(next.to) }
    if (range.from !== undefined && range.to !== undefined && range.from !== range.to)
      onChange({ quiet: range as Quiet })
  }
  const same = from !== undefined && from === to ? words.$quietHoursBeginAnd : undefined
  return (
    <Section id="alerts-times" title={words.$when}>
      <p id="alerts-lead">{words.$beforeADrawHour}</p>
      <div className="grid grid-cols-3 gap-2" role="group" aria-labelledby="alerts-lead">
        {LEADS.map(minutes => (
          <Chip
            key={minutes}
            className="num justify-center"
            aria-pressed={minutes === lead}
            onClick={() => onChange({ lead: minutes })}
          >
            {words.$min(minutes)}
          </Chip>
        ))}
      </div>
      <Checkbox
        name="quiet"
        checked={quiet !== null}
        onChange={on => onChange({ quiet: on ? { from: from ?? usual.from, to: to ?? usual.to } : null })}
      >
        <b>{words.$quietHours}</b>
        <span className="block text-sm text-soft">{words.$nothingComesThenResults}</span>
      </Checkbox>
      {quiet && (
        <div className="grid grid-cols-2 gap-3 items-start">
          <TextField
            label={words.$from}
            name="quiet-from"
            type="time"
            value={times.from}
            onChange={value => set({ from: value })}
            error={missing(from)}
          />
          <TextField
            label={words.$to}
            name="quiet-to"
            type="time"
            value={times.to}
            onChange={value => set({ to: value })}
            error={missing(to) ?? same}
          />
        </div>
      )}
    </Section>
  )
}
