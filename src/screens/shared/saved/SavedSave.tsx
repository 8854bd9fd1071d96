import { useState } from 'react'
import * as v from 'valibot'
import { LONGEST_NAME, MOST_SAVED, savedName, type Holds } from '#src/play/saved-picks.ts'
import { Chip } from '#src/ui/buttons/Chip.tsx'
import { Form, Submit } from '#src/ui/fields/Form.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { useForm } from '#src/ui/fields/use-form.ts'
import type { SaveChoice, SavedTexts } from './saved-texts.ts'
import { words } from './words.ts'

const schema = v.object({ name: savedName })

interface SavedSaveProps {
  choices: readonly SaveChoice[]
  texts: SavedTexts
  /** How many sets this game already has. */
  kept: number
  onSave: (name: string, holds: Holds) => Promise<void>
}

/** Saves the picks, or some of them, under a name. */
export const SavedSave = ({ choices, texts, kept, onSave }: SavedSaveProps) => {
  const form = useForm(schema, { name: '' })
  const [at, setAt] = useState(0)
  const choice = choices[at] ?? choices[0]

  // With no sets at all, the empty state says what to do.
  if (!choice) return kept === 0 ? null : <p className="hint">{texts.nothingToSave}</p>
  if (kept >= MOST_SAVED)
    return (
      <p className="hint" role="status">
        {words.$youKeepSetsOf(MOST_SAVED)}
      </p>
    )
  return (
    <Form
      className="stack border-b border-line pb-4"
      onSubmit={form.submit(async (_, { name }) => {
        await onSave(name, choice.holds)
        form.reset()
      })}
    >
      <TextField
        {...form.field('name')}
        // An error on blur would move the sheet from under the finger closing it.
        onBlur={() => undefined}
        label={texts.label}
        placeholder={texts.example}
        maxLength={LONGEST_NAME}
        autoComplete="off"
      />
      {choices.length > 1 && (
        <div className="flex flex-wrap gap-2" role="group" aria-label={words.$whatToSave}>
          {choices.map((it, place) => (
            <Chip key={it.label} aria-pressed={it === choice} onClick={() => setAt(place)}>
              {it.label}
            </Chip>
          ))}
        </div>
      )}
      <Submit kind="brand">{choice.save}</Submit>
    </Form>
  )
}
