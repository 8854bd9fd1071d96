import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { words } from './words.ts'

/** Nothing is registered, so there is nothing to show or pay. */
export const PlayLuckyNone = ({ onChange }: { onChange: () => void }) => (
  <div className="w-full max-w-xl">
    <EmptyState
      heading={words.$noLuckyNumbersTo}
      sub={words.$chooseSomeFirstThey}
      action={
        <Button kind="gold" onClick={onChange}>
          {words.$chooseLuckyNumbers}
        </Button>
      }
    />
  </div>
)
