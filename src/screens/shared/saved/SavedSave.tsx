import { useState } from 'react'
import * as v from 'valibot'
import { useSnapshot } from 'valtio'
import { isComplete, linesOf } from '#src/picks/rows.ts'
import { LONGEST_NAME, MOST_SAVED, savedName } from '#src/play/saved-lines.ts'
import type { PlayStore } from '#src/play/store.ts'
import { Button } from '#src/ui/Button.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { useForm } from '#src/ui/fields/use-form.ts'
import { words } from './words.ts'

const schema = v.object({ name: savedName })

interface PlaySavedSaveProps {
  store: PlayStore
  /** How many sets this game already has. */
  kept: number
  onSave: (name: string, lines: number[][]) => Promise<void>
}

/** Saves the complete lines of the picks, one or all, under a name. */
export const PlaySavedSave = ({ store, kept, onSave }: PlaySavedSaveProps) => {
  const { picks, activeRow } = useSnapshot(store.state)
  const form = useForm(schema, { name: '' })
  const [onlyOne, setOnlyOne] = useState(false)
  const all = linesOf(picks)
  const row = picks[activeRow]
  const one = row && isComplete(row) ? linesOf([row]) : []
  const choice = one.length > 0 && all.length > 1
  const lines = choice && onlyOne ? one : all

  // With no sets at all, the empty state says what to do.
  if (all.length === 0) return kept === 0 ? null : <p className="hint">{words.$noLineOfYour}</p>
  if (kept >= MOST_SAVED)
    return (
      <p className="hint" role="status">
        {words.$youKeepSetsOf(MOST_SAVED)}
      </p>
    )
  return (
    <form
      className="stack border-b border-line pb-4"
      noValidate
      onSubmit={form.submit(async (_, { name }) => {
        await onSave(name, lines)
        form.reset()
      })}
    >
      <TextField
        {...form.field('name')}
        // An error on blur would move the sheet from under the finger closing it.
        onBlur={() => undefined}
        label={words.$nameForYourNumbers}
        placeholder={words.$familyBirthdays}
        maxLength={LONGEST_NAME}
        autoComplete="off"
      />
      {choice && (
        <div className="flex flex-wrap gap-2" role="group" aria-label={words.$whatToSave}>
          <button type="button" className="chip" aria-pressed={!onlyOne} onClick={() => setOnlyOne(false)}>
            {words.$all(all.length)}
          </button>
          <button type="button" className="chip" aria-pressed={onlyOne} onClick={() => setOnlyOne(true)}>
            {words.$lineOnly(activeRow + 1)}
          </button>
        </div>
      )}
      <Button type="submit" kind="brand" block>
        {lines.length === 1 ? words.$saveThisLine : words.$saveLines(lines.length)}
      </Button>
    </form>
  )
}
