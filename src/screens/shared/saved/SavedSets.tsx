// Named picks kept on this phone, saved from the picks and put back into them. Works offline.
import { useEffect, useRef, type ComponentType } from 'react'
import type { Saved } from '#src/play/saved-picks.ts'
import { TextButton } from '#src/ui/buttons/TextButton.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Modal } from '#src/ui/modals/Modal.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import type { SaveChoice, SavedTexts } from './saved-texts.ts'
import { SavedRow } from './SavedRow.tsx'
import { SavedSave } from './SavedSave.tsx'
import { useSaved } from './use-saved.ts'
import { words } from './words.ts'

interface Props<T extends Saved> {
  game: string
  texts: SavedTexts
  /** Those that can be played now, as they would be played; undefined until that is known. */
  playable: (all: readonly Saved[]) => readonly T[] | undefined
  choices: readonly SaveChoice[]
  /** What a set holds. */
  Holds: ComponentType<{ of: T }>
  onInsert: (it: T) => void
  onClose: () => void
}

export const SavedSets = <T extends Saved>(props: Props<T>) => {
  const { game, texts, playable, choices, Holds, onInsert, onClose } = props
  const { list: all, deleted, add, rename, remove, undo } = useSaved(game)
  const list = all && playable(all)
  const intro = useRef<HTMLParagraphElement>(null)
  const undoButton = useRef<HTMLButtonElement>(null)
  // Not the field, which would open a phone's keyboard over the list.
  useEffect(() => intro.current?.focus(), [])
  useEffect(() => {
    // The pressed bin is gone, so focus the undo button.
    if (deleted) undoButton.current?.focus()
  }, [deleted])

  return (
    <Modal open onClose={onClose} title={texts.title}>
      <p ref={intro} tabIndex={-1} className="hint outline-none">
        {words.$keptOnThisPhone}
      </p>
      {list && <SavedSave choices={choices} texts={texts} kept={list.length} onSave={add} />}
      {deleted && (
        <p className="row bg-hush rounded-xl px-3" role="status">
          <span className="min-w-0 break-words">{words.$isDeleted(deleted.name)}</span>
          <TextButton ref={undoButton} onClick={() => void undo()}>
            {words.$undo}
          </TextButton>
        </p>
      )}
      {!list && <Skeleton lines={3} />}
      {list?.length === 0 && !deleted && (
        <EmptyState icon="bookmark" heading={texts.none} sub={texts.noneText} />
      )}
      {list && list.length > 0 && (
        <ul className="list-none p-0 m-0" aria-label={words.$saved}>
          {list.map(it => (
            <SavedRow
              key={it.id}
              name={it.name}
              insert={texts.insert}
              onInsert={() => {
                onInsert(it)
                onClose()
              }}
              onRename={name => rename(it, name)}
              onDelete={() => void remove(it)}
            >
              <Holds of={it} />
            </SavedRow>
          ))}
        </ul>
      )}
    </Modal>
  )
}
