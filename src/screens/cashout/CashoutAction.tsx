import { canonicalPhone, displayPhone } from '#src/lib/phone.ts'
import { GoldButton, GoldLink } from '#src/ui/buttons/Wide.tsx'
import { words } from './words.ts'

interface Props {
  /** The number the card was entered with. */
  phone: string
  /** The signed-in player's number. */
  owner: string | undefined
  loading: boolean
  onPay: () => void
}

/** The next step: log in, learn that the number is a different one, or take the money. */
export const CashoutAction = ({ phone, owner, loading, onPay }: Props) => {
  if (owner === undefined)
    return (
      <>
        <p>{words.$logInWithTo(displayPhone(phone))}</p>
        <GoldLink to="/user/login" search={{ source: '/cashout-winning/cashout-withdrawal-details' }}>
          {words.$logIn}
        </GoldLink>
      </>
    )
  if (canonicalPhone(owner) !== phone)
    return <p role="alert">{words.$youAreLoggedIn(displayPhone(owner), displayPhone(phone))}</p>
  return (
    <GoldButton loading={loading} onClick={onPay}>
      {words.$putItIntoMy}
    </GoldButton>
  )
}
