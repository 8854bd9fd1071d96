// A forgotten PIN, first half: the password, then a code goes to the player's own phone.
import { useState } from 'react'
import { useAskPinCode } from '#src/api/pin.ts'
import { ApiError } from '#src/api/errors.ts'
import { pinForgotForm } from '#src/model/pin.ts'
import type { User } from '#src/model/user.ts'
import { displayPhone } from '#src/lib/phone.ts'
import { Button } from '#src/ui/Button.tsx'
import { PasswordField } from '#src/ui/fields/PasswordField.tsx'
import { useForm } from '#src/ui/fields/use-form.ts'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { toast } from '#src/ui/toast.ts'
import { useOnline } from '#src/ui/use-online.ts'
import { Step } from '../shared/Step.tsx'
import { PinMissing } from '../shared/PinMissing.tsx'

const Ask = ({ phone, onSent }: { phone: string; onSent: () => void }) => {
  const form = useForm(pinForgotForm, { password: '' })
  const ask = useAskPinCode()
  const online = useOnline()
  const [error, setError] = useState<string>()
  const send = (otpOption: 'SMS' | 'VOICE') =>
    form.submit(({ password }) =>
      ask.mutate(
        { password, otpOption },
        {
          onSuccess: answer => {
            toast.success(answer.message)
            onSent()
          },
          onError: failure => {
            // The code sent before is still good.
            if (failure instanceof ApiError && failure.refusal === 'code-too-soon') return onSent()
            setError(failure.message)
          },
        },
      ),
    )
  return (
    <>
      <form className="stack" noValidate onSubmit={send('SMS')}>
        <p>
          The code goes to <b className="num whitespace-nowrap">{displayPhone(phone)}</b>
        </p>
        <PasswordField
          label="Password"
          autoComplete="current-password"
          {...form.field('password')}
          required
        />
        {!online && <p role="status">You are offline. The PIN can be changed when you are back.</p>}
        <Button type="submit" kind="gold" block loading={ask.isPending} disabled={!online}>
          Send code by SMS
        </Button>
      </form>
      <form noValidate onSubmit={send('VOICE')}>
        <Button type="submit" kind="quiet" block loading={ask.isPending} disabled={!online}>
          Voice call
        </Button>
      </form>
      <LinkButton to="/user/reset-password" kind="quiet" block>
        Forgot your password?
      </LinkButton>
      <ErrorAlert message={error} onClose={() => setError(undefined)} />
    </>
  )
}

interface Props {
  user: User
  onSent: () => void
  /** Where the player came from. */
  source?: string | undefined
}

export const PinForgot = ({ user, onSent, source }: Props) => (
  <div className="w-full max-w-md mx-auto">
    <Step
      title="Forgot your PIN?"
      drawing="lock"
      count={[1, 2]}
      about="Your password shows that it is you. Then we send a code to your phone, and you choose a new PIN."
    >
      {user.hasPin ? (
        <Ask phone={user.phoneNumber} onSent={onSent} />
      ) : (
        <PinMissing why="You have not chosen a PIN yet, so there is none to change." source={source} />
      )}
    </Step>
  </div>
)
