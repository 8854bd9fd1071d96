import { useState } from 'react'
import { useSetReminders } from '#src/api/accounts/safer-play.ts'
import { QuietButton } from '#src/ui/buttons/Wide.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { Fold } from '#src/ui/Fold.tsx'
import { toastSaid } from '#src/ui/toast.ts'
import { words } from './words.ts'

const times = [5, 10, 15, 20].map(it => ({ value: String(it), label: words.$minutes(it) }))
const backs = [
  { value: '1', label: words.$everyMonth },
  { value: '6', label: words.$everySix },
]

interface Props {
  minutes: number
  months: number
}

const Choices = ({ minutes, months }: Props) => {
  const [every, setEvery] = useState(String(minutes))
  const [back, setBack] = useState(String(months))
  const set = useSetReminders()
  const save = () => toastSaid(set.mutateAsync({ minutes: Number(every), reviewMonths: Number(back) }))
  return (
    <div className="stack">
      <p>{words.$whatRemindersDo}</p>
      <SelectField label={words.$every} name="minutes" value={every} onChange={setEvery} options={times} />
      <SelectField label={words.$lookBack} name="back" value={back} onChange={setBack} options={backs} />
      {set.error && <ErrorNote error={set.error} />}
      <QuietButton loading={set.isPending} onClick={save}>
        {words.$save}
      </QuietButton>
    </div>
  )
}

export const SaferPlayReminders = ({ minutes, months }: Props) => (
  <Fold summary={words.$reminders}>
    {/* What another phone has set replaces what this one showed: saving would undo it unseen. */}
    <Choices key={`${minutes} ${months}`} minutes={minutes} months={months} />
  </Fold>
)
