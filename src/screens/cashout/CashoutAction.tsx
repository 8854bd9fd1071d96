import { canonicalPhone, displayPhone } from '#src/lib/phone.ts'
import { Button } from '#src/ui/Button.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'

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
        <p>Log in with {displayPhone(phone)} to take the money.</p>
        <LinkButton
          to="/user/login"
          search={{ source: '/cashout-winning/cashout-withdrawal-details' }}
          kind="gold"
          block
        >
          Log in
        </LinkButton>
      </>
    )
  if (canonicalPhone(owner) !== phone)
    return (
      <p role="alert">
        You are logged in with {displayPhone(owner)}. Only the account of {displayPhone(phone)} can take this
        money: enter the card again with your own number.
      </p>
    )
  return (
    <Button kind="gold" block loading={loading} onClick={onPay}>
      Put it into my winnings wallet
    </Button>
  )
}
