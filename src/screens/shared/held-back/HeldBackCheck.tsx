// The reminder of a session: it must be answered before the next stake.
import { useAnswerCheck } from '#src/api/accounts/safer-play.ts'
import type { SaferPlay } from '#src/model/safer-play.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { formatBalance } from '#src/lib/money.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { GoldButton, QuietLink } from '#src/ui/buttons/Wide.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { words } from './words.ts'

interface Props {
  session: NonNullable<SaferPlay['session']>
  onDone: () => void
}

export const HeldBackCheck = ({ session, onDone }: Props) => {
  const check = useAnswerCheck()
  const { beganAt, staked, won } = session
  const facts = [
    [words.$youHavePlayed, words.$minutes(Math.floor((serverNow() - Date.parse(beganAt)) / MINUTE))],
    [words.$staked, formatBalance(staked)],
    [words.$won, formatBalance(won)],
    [words.$net, formatBalance(won - staked)],
  ] as const
  return (
    <>
      <Facts facts={facts} />
      {check.error && <ErrorNote error={check.error} />}
      <GoldButton loading={check.isPending} onClick={() => check.mutate(undefined, { onSuccess: onDone })}>
        {words.$playOn}
      </GoldButton>
      <QuietLink to="/profile-settings/$page" params={{ page: 'safer-play' }} onClick={onDone}>
        {words.$enoughForNow}
      </QuietLink>
    </>
  )
}
