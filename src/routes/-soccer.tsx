// The screens of soccer cash by address, with the blocks of other screens that they show.
import type { ComponentType } from 'react'
import { pathsOfForm } from '#src/games/soccer-cash/paths.ts'
import { allIn, real, type SoccerForm } from '#src/games/soccer-cash/rules.ts'
import { soccerStore } from '#src/play/soccer/store.ts'
import { useUser } from '#src/api/user.ts'
import { PlayPaying } from '#src/screens/play/pay/PlayPaying.tsx'
import { SoccerAbout } from '#src/screens/soccer/SoccerAbout.tsx'
import { SoccerAllIn } from '#src/screens/soccer/SoccerAllIn.tsx'
import { SoccerFinalists } from '#src/screens/soccer/finalists/SoccerFinalists.tsx'
import { SoccerHome } from '#src/screens/soccer/SoccerHome.tsx'
import { SoccerPredict } from '#src/screens/soccer/SoccerPredict.tsx'
import { SoccerSelection } from '#src/screens/soccer/SoccerSelection.tsx'
import { SoccerShared } from '#src/screens/soccer/shared/SoccerShared.tsx'
import { SoccerSuccess } from '#src/screens/soccer/buying/SoccerSuccess.tsx'
import { SoccerSummary } from '#src/screens/soccer/buying/SoccerSummary.tsx'
import { TicketSlipOf } from '#src/screens/ticket/TicketSlipOf.tsx'

/** Refusals after which the same picks make a new slip, or none. */
const RENEWED_AT = ['slip-unknown', 'slip-paid', 'price-differs', 'match-closed']

const summaryOf = (form: SoccerForm) => () => (
  <SoccerSummary
    form={form}
    pay={it => (
      <PlayPaying
        {...it}
        here={pathsOfForm(form).summary}
        verifyPhone="/user/verify-phone-number"
        bought={pathsOfForm(form).success}
        renewedAt={RENEWED_AT}
      />
    )}
  />
)

const successOf = (form: SoccerForm) => () => {
  const { user } = useUser()
  return (
    user && (
      <SoccerSuccess
        form={form}
        slip={id => <TicketSlipOf key={id} id={id} playerKey={user.phoneNumber} />}
      />
    )
  )
}

export const soccerScreens: Readonly<Record<string, ComponentType>> = {
  '/soccer-cash': SoccerHome,
  '/soccer-cash/about-game': SoccerAbout,
  '/soccer-cash/finalists': SoccerFinalists,
  '/soccer-cash/game-selection': SoccerSelection,
  '/soccer-cash/game-selection/shared': SoccerShared,
  '/soccer-cash/predict-match-scores': SoccerPredict,
  '/soccer-cash/summary': summaryOf(real),
  '/soccer-cash/success': successOf(real),
  '/all-in': SoccerAllIn,
  '/soccer-cash/all-in-summary': summaryOf(allIn),
  '/soccer-cash/all-in-success': successOf(allIn),
}

export const soccerReady = () => Promise.all([real, allIn].map(form => soccerStore(form).ready))
