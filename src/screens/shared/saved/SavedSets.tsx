// "My numbers": named lines kept on this phone, saved from the picks and put back into them. Works offline.
import { useEffect, useRef } from 'react'
import { leftOutWords } from '#src/play/load-slip.ts'
import type { SavedLines } from '#src/play/saved-lines.ts'
import type { PlayStore } from '#src/play/store.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Modal } from '#src/ui/modals/Modal.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { toast } from '#src/ui/toast.ts'
import { PlaySavedRow } from './PlaySavedRow.tsx'
import { PlaySavedSave } from './PlaySavedSave.tsx'
import { useSavedLines } from './use-saved-lines.ts'
import { words } from './words.ts'

export const PlaySaved = ({ store, onClose }: { store: PlayStore; onClose: () => void }) => {
  const { list, deleted, add, rename, remove, undo } = useSavedLines(store.game)
  const intro = useRef<HTMLParagraphElement>(null)
  const undoButton = useRef<HTMLButtonElement>(null)
  // Not the field, which would open a phone's keyboard over the list.
  useEffect(() => intro.current?.focus(), [])
  useEffect(() => {
    // The pressed bin is gone, so focus the undo button.
    if (deleted) undoButton.current?.focus()
  }, [deleted])

  const insert = ({ name, lines }: SavedLines) => {
    const leftOut = leftOutWords(store.insert(lines))
    if (leftOut.length > 0) toast.neutral(leftOut.join('. '))
    else toast.success(words.$addedToYourPicks(name, lines.length))
    onClose()
  }
  return (
    <Modal open onClose={onClose} title={words.$myNumbers}>
      <p ref={intro} tabIndex={-1} className="hint outline-none">
        {words.$keptOnThisPhone}
      </p>
      {list && <PlaySavedSave store={store} kept={list.length} onSave={add} />}
      {deleted && (
        <p className="row bg-hush rounded-xl px-3" role="status">
          <span className="min-w-0 break-words">{words.$isDeleted(deleted.name)}</span>
          <button ref={undoButton} type="button" className="btn-link" onClick={() => void undo()}>
            {words.$undo}
          </button>
        </p>
      )}
      {!list && <Skeleton lines={3} />}
      {list?.length === 0 && !deleted && (
        <EmptyState icon="bookmark" heading={words.$noSavedNumbersYet} sub={words.$completeALineOn} />
      )}
      {list && list.length > 0 && (
        <ul className="list-none p-0 m-0" aria-label={words.$savedNumbers}>
          {list.map(it => (
            <PlaySavedRow
              key={it.id}
              saved={it}
              onInsert={() => insert(it)}
              onRename={name => rename(it, name)}
              onDelete={() => void remove(it)}
            />
          ))}
        </ul>
      )}
    </Modal>
  )
}
