import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'

/** Nothing is registered, so there is nothing to show or pay. */
export const PlayLuckyNone = ({ onChange }: { onChange: () => void }) => (
  <div className="w-full max-w-xl mx-auto">
    <EmptyState
      heading="No lucky numbers to pay for"
      sub="Choose some first: they wait here until you have paid."
      action={
        <Button kind="gold" onClick={onChange}>
          Choose lucky numbers
        </Button>
      }
    />
  </div>
)
