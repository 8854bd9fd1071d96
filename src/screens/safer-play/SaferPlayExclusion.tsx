import { useState } from 'react'
import { useExcludeSelf } from '#src/api/accounts/safer-play.ts'
import { Button } from '#src/ui/Button.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { Fold } from '#src/ui/Fold.tsx'
import { Modal } from '#src/ui/modals/Modal.tsx'
import { toast } from '#src/ui/toast.ts'
import { words } from './words.ts'

const TIMES = [6, 12, 24, 60]
const nameOf = (months: string) => (months === '' ? words.$forEver : words.$months(Number(months)))
const options = [...TIMES.map(String), ''].map(value => ({ value, label: nameOf(value) }))

export const SaferPlayExclusion = () => {
  const [months, setMonths] = useState('6')
  const [sure, setSure] = useState(false)
  const exclude = useExcludeSelf()
  const askAgain = () => {
    if (exclude.error) exclude.reset()
    setSure(true)
  }
  return (
    <Fold summary={words.$shutOut}>
      <div className="stack">
        <p>{words.$whatItDoes}</p>
        <SelectField
          label={words.$howLong}
          name="months"
          value={months}
          onChange={setMonths}
          options={options}
        />
        <Button kind="danger" block onClick={askAgain}>
          {words.$shutOut}
        </Button>
      </div>
      <Modal open={sure} onClose={() => setSure(false)} title={words.$sureOf(nameOf(months))}>
        <p>{words.$cannotBeTakenBack}</p>
        {exclude.error && <ErrorNote error={exclude.error} />}
        <Button
          kind="danger"
          block
          loading={exclude.isPending}
          onClick={() =>
            exclude.mutate(
              { months: months === '' ? null : Number(months) },
              {
                onSuccess: ({ message }) => {
                  toast.neutral(message)
                  setSure(false)
                },
              },
            )
          }
        >
          {words.$yesShutMeOut}
        </Button>
      </Modal>
    </Fold>
  )
}
