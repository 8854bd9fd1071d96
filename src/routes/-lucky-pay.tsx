import { useRouter } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { useUser } from '#src/api/user.ts'
import { pathsOf } from '#src/games/paths.ts'
import { wyseCash } from '#src/games/wyse-cash/rules.ts'
import { naira } from '#src/lib/money.ts'
import type { LuckyPay } from '#src/screens/play/lucky/PlayLuckyPay.tsx'

/** Where players return after leaving to top up or to verify their phone. */
const BACK = '/application/payment-consent'
const PIN = { play: 'play-wallet', bonus: 'referral-wallet' } as const

/** Undefined until the player is known. */
const useLuckyPay = (): LuckyPay | undefined => {
  const { user } = useUser()
  const router = useRouter()
  if (!user) return undefined
  const askPin = (way: keyof typeof PIN) => {
    const paymentType = PIN[way]
    if (user.hasPin)
      return router.navigate({ to: '/application/transaction-pin/{-$paymentType}', params: { paymentType } })
    return router.navigate({
      to: '/more-details/create-pin',
      search: { source: `/application/transaction-pin/${paymentType}` },
    })
  }
  return {
    game: wyseCash,
    user,
    onVerify: () => void router.navigate({ to: pathsOf(wyseCash).verifyPhone, search: { source: BACK } }),
    onFund: (needed, isLow) =>
      void router.navigate({
        to: '/fund-wallet/fund-channels',
        search: { lowBalance: isLow ? 'true' : 'false', gameQuery: BACK, needed: String(naira(needed)) },
      }),
    onPin: way => void askPin(way),
  }
}

interface Props {
  Screen: ComponentType<{ pay: LuckyPay; onChange: () => void }>
}

/** Paying for lucky numbers, as summary and consent offer it. */
export const LuckyPaying = ({ Screen }: Props) => {
  const router = useRouter()
  const pay = useLuckyPay()
  const change = () => void router.navigate({ to: '/application/number-selection/{-$initRenderedFormIndex}' })
  return pay ? <Screen pay={pay} onChange={change} /> : null
}
