import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { LONGEST_NAME, savedName, type SavedLines } from '#src/play/saved-lines.ts'
import { BallRow } from '#src/ui/Ball.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { useForm } from '#src/ui/fields/use-form.ts'
import { words } from './words.ts'

const schema = v.object({ name: savedName })
/** Lines shown per set; the rest are only counted. */
const SHOWN = 3

interface PlaySavedRowProps {
  saved: SavedLines
  onInsert: () => void
  onRename: (name: string) => Promise<void>
  onDelete: () => void
}

const Rename = ({
  name,
  onSave,
  onEnd,
}: {
  name: string
  onSave: (name: string) => Promise<void>
  onEnd: () => void
}) => {
  const form = useForm(schema, { name })
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => box.current?.querySelector('input')?.select(), [])
  return (
    <form
      ref={box}
      className="stack"
      noValidate
      onSubmit={form.submit(async (_, output) => {
        await onSave(output.name)
        onEnd()
      })}
    >
      <TextField
        {...form.field('name')}
        onBlur={() => undefined}
        label={words.$newName}
        maxLength={LONGEST_NAME}
        autoComplete="off"
      />
      <div className="grid grid-cols-2 gap-2">
        <Button kind="quiet" onClick={onEnd}>
          {words.$cancel}
        </Button>
        <Button type="submit">{words.$rename}</Button>
      </div>
    </form>
  )
}

/** One saved set: its name, its lines and the actions on it. */
export const PlaySavedRow = ({ saved, onInsert, onRename, onDelete }: PlaySavedRowProps) => {
  const [renames, setRenames] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const more = saved.lines.length - SHOWN
  const end = () => {
    setRenames(false)
    // The pencil is back in the next frame.
    requestAnimationFrame(() => pencil.current?.focus())
  }
  return (
    <li className="stack gap-2 border-b border-line last:border-b-0 py-3">
      {renames ? (
        <Rename name={saved.name} onSave={onRename} onEnd={end} />
      ) : (
        <div className="row">
          <h3 className="font-bold min-w-0 break-words">{saved.name}</h3>
          <span className="flex flex-none">
            <button
              ref={pencil}
              type="button"
              className="btn-icon"
              aria-label={words.$rename2(saved.name)}
              onClick={() => setRenames(true)}
            >
              <Icon name="pencil" size={20} />
            </button>
            <button
              type="button"
              className="btn-icon"
              aria-label={words.$deleteWord(saved.name)}
              onClick={onDelete}
            >
              <Icon name="trash" size={20} />
            </button>
          </span>
        </div>
      )}
      {saved.lines.slice(0, SHOWN).map((line, at) => (
        <BallRow mine key={at} numbers={line} size="sm" label={words.$line(at + 1)} />
      ))}
      {more > 0 && <p className="hint">{words.$and(more)}</p>}
      <Button
        kind="quiet"
        className="btn-small"
        onClick={onInsert}
        aria-label={words.$addToMyPicks(saved.name)}
      >
        <Icon name="plus" size={18} /> {words.$addToMyPicks2}
      </Button>
    </li>
  )
}
