import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { KeptNote } from '#src/ui/time/KeptNote.tsx'
import type { useChat } from './use-chat.ts'
import { words } from './words.ts'

interface Props {
  chat: ReturnType<typeof useChat>
  isEmpty: boolean
  isReadOnly: boolean
  mayWrite: boolean
}

/** How old the messages are, and what to show while there are none. */
export const ChatState = ({
  chat: { keptAt, error, isPending, reload },
  isEmpty,
  isReadOnly,
  mayWrite,
}: Props) => (
  <>
    {keptAt !== undefined && <KeptNote at={keptAt} failed={error !== undefined} />}
    {error !== undefined && <ErrorNote error={error} onRetry={() => void reload()} />}
    {isPending && isEmpty && <Skeleton lines={8} />}
    {!isPending && error === undefined && isEmpty && (
      <EmptyState
        icon="chat"
        heading={words.$nothingYet}
        sub={isReadOnly ? words.$newsComesHere : mayWrite && words.$beTheFirst}
      />
    )}
  </>
)
