// Asks players to review what they played, every month or every six, and once a year to set a limit if they have none.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { saferPlayQuery } from '#src/api/accounts/safer-play.ts'
import { useSession } from '#src/api/user.ts'
import { DAY } from '#src/lib/lagos-time.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { isAside, putAside } from '#src/play/put-aside.ts'
import { GoldLink, QuietButton } from '#src/ui/buttons/Wide.tsx'
import { Section } from '#src/ui/Section.tsx'
import { LimitQuestion } from './LimitQuestion.tsx'
import { words } from './words.ts'

const WEEK = 7 * DAY

const ToSaferPlay = ({ children }: { children: string }) => (
  <GoldLink to="/profile-settings/$page" params={{ page: 'safer-play' }}>
    {children}
  </GoldLink>
)

export const LookBack = () => {
  const { data } = useQuery(saferPlayQuery())
  const player = useSession().user?.phoneNumber
  const [aside, setAside] = useState(() => isAside(player, serverNow()))
  if (!data || !player || aside || !(data.reviewDue || data.asksAgain)) return null
  return (
    <Section id="look-back" title={words.$lookBack}>
      {data.reviewDue ? (
        <>
          <p>{words.$whatWasPlayed}</p>
          <ToSaferPlay>{words.$lookBackNow}</ToSaferPlay>
        </>
      ) : (
        <LimitQuestion>
          <ToSaferPlay>{words.$setALimit}</ToSaferPlay>
        </LimitQuestion>
      )}
      <QuietButton
        onClick={() => {
          putAside(player, serverNow() + WEEK)
          setAside(true)
        }}
      >
        {words.$notNow}
      </QuietButton>
    </Section>
  )
}
