import { useEffect, useRef, useState, type ReactNode } from 'react'
import * as v from 'valibot'
import { LONGEST_NAME, savedName } from '#src/play/saved-picks.ts'
import { Form } from '#src/ui/fields/Form.tsx'
import { Button } from '#src/ui/Button.tsx'
import { SmallButton } from '#src/ui/buttons/SmallButton.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { useForm } from '#src/ui/fields/use-form.ts'
import { words } from './words.ts'

const schema = v.object({ name: savedName })

interface SavedRowProps {
  name: string
  /** The label of its action. */
  insert: string
  onInsert: () => void
  onRename: (name: string) => Promise<void>
  onDelete: () => void
  /** What it holds. */
  children: ReactNode
}

interface Props {
  name: string
  onSave: (name: string) => Promise<void>
  onEnd: () => void
}

const Rename = ({ name, onSave, onEnd }: Props) => {
  const form = useForm(schema, { name })
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => box.current?.querySelector('input')?.select(), [])
  return (
    <Form
      ref={box}
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
    </Form>
  )
}

/** One saved set: its name, what it holds and the actions on it. */
export const SavedRow = ({ name, insert, onInsert, onRename, onDelete, children }: SavedRowProps) => {
  const [renames, setRenames] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const end = () => {
    setRenames(false)
    // The pencil is back in the next frame.
    requestAnimationFrame(() => pencil.current?.focus())
  }
  return (
    <li className="stack gap-2 border-b border-line last:border-b-0 py-3">
      {renames ? (
        <Rename name={name} onSave={onRename} onEnd={end} />
      ) : (
        <div className="row">
          <h3 className="font-bold min-w-0 break-words">{name}</h3>
          <span className="flex flex-none">
            <IconButton
              icon="pencil"
              label={words.$rename2(name)}
              size={20}
              ref={pencil}
              onClick={() => setRenames(true)}
            />
            <IconButton icon="trash" label={words.$deleteWord(name)} size={20} onClick={onDelete} />
          </span>
        </div>
      )}
      {children}
      <SmallButton onClick={onInsert} aria-label={`${insert}: ${name}`}>
        <Icon name="plus" size={18} /> {insert}
      </SmallButton>
    </li>
  )
}
