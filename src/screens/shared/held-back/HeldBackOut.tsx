import type { SaferPlay } from '#src/model/safer-play.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { endOf } from '#src/model/players/break-end.ts'
import { GoldLink } from '#src/ui/buttons/Wide.tsx'
import { words } from './words.ts'

/** A break or an exclusion: until when, and what goes on meanwhile. */
export const HeldBackOut = ({ state, onDone }: { state: SaferPlay; onDone: () => void }) => {
  const until = endOf(state)
  return (
    <>
      {state.registerUntil && <p>{words.$byTheRegister}</p>}
      <p>{Number.isFinite(until) ? words.$untilThen(formatDateTime(until)) : words.$forGood}</p>
      <p>{words.$whatIsYours}</p>
      <GoldLink to="/withdrawals/fund" onClick={onDone}>
        {words.$withdraw}
      </GoldLink>
    </>
  )
}
