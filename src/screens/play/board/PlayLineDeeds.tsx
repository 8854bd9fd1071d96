import { isComplete, isEmpty } from '#src/picks/rows.ts'
import type { PlayStore } from '#src/play/store.ts'
import { Chip } from '#src/ui/buttons/Chip.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { PlayKeep } from '../saved/PlayKeep.tsx'
import { undoable } from './undoable.ts'
import { usePlayAfterPaint } from './use-picks.ts'
import { words } from '../words.ts'

/** What can be done with the lines of the ticket, all at once. */
export const PlayLineDeeds = ({ store, name }: { store: PlayStore; name: string }) => {
  const { activeRow, allowedPickLines, picks } = usePlayAfterPaint(store)
  const most = allowedPickLines.at(-1) ?? 1
  const row = picks[activeRow]
  const canCopy = row !== undefined && isComplete(row) && picks.length < most
  const canAdd = picks.length < most || picks.some(isEmpty)
  const none = picks.every(isEmpty)
  return (
    <div className="flex flex-wrap gap-2">
      <Chip aria-disabled={picks.every(isComplete) || undefined} onClick={() => store.fill()}>
        {words.$fillLines}
      </Chip>
      <Chip aria-disabled={!canCopy || undefined} onClick={() => canCopy && store.duplicateRow(activeRow)}>
        <Icon name="copy" size={18} /> {words.$copyLine}
      </Chip>
      <Chip onClick={() => store.shuffleAll()}>{words.$shuffleAll}</Chip>
      <Chip aria-disabled={!canAdd || undefined} onClick={() => store.addRandomRow()}>
        {words.$randomLine}
      </Chip>
      <Chip aria-disabled={none || undefined} onClick={() => undoable(store, () => store.clearAll())}>
        {words.$clearAll}
      </Chip>
      <PlayKeep store={store} name={name} />
    </div>
  )
}
