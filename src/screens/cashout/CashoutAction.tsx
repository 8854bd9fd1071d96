import { canonicalPhone, displayPhone } from '#src/lib/phone.ts'
import { Button } from '#src/ui/Button.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
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
        <LinkButton
          to="/user/login"
          search={{ source: '/cashout-winning/cashout-withdrawal-details' }}
          kind="gold"
          block
        >
          {words.$logIn}
        </LinkButton>
      </>
    )
  if (canonicalPhone(owner) !== phone)
    return <p role="alert">{words.$youAreLoggedIn(displayPhone(owner), displayPhone(phone))}</p>
  return (
    <Button kind="gold" block loading={loading} onClick={onPay}>
      {words.$putItIntoMy}
    </Button>
  )
}
