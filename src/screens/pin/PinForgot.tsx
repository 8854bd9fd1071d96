// A forgotten PIN, first half: the password, then a code goes to the player's own phone.
import { useState } from 'react'
import { useAskPinCode } from '#src/api/pin.ts'
import { ApiError } from '#src/api/errors.ts'
import { pinForgotForm } from '#src/model/pin.ts'
import type { User } from '#src/model/user.ts'
import { displayPhone } from '#src/lib/phone.ts'
import { PasswordField } from '#src/ui/fields/PasswordField.tsx'
import { Form, Submit, SubmitOnline } from '#src/ui/fields/Form.tsx'
import { useForm } from '#src/ui/fields/use-form.ts'
import { QuietLink } from '#src/ui/buttons/Wide.tsx'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { toast } from '#src/ui/toast.ts'
import { useOnline } from '#src/ui/use-online.ts'
import { Step } from '../shared/Step.tsx'
import { PinMissing } from '../shared/PinMissing.tsx'
import { words } from './words.ts'

const Ask = ({ phone, onSent }: { phone: string; onSent: () => void }) => {
  const form = useForm(pinForgotForm, { password: '' })
  const ask = useAskPinCode()
  const online = useOnline()
  const [error, setError] = useState<Error>()
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
            setError(failure)
          },
        },
      ),
    )
  return (
    <>
      <Form onSubmit={send('SMS')}>
        <p>
          {words.$theCodeGoesTo} <b className="num whitespace-nowrap">{displayPhone(phone)}</b>
        </p>
        <PasswordField label={words.$password} {...form.field('password')} required />
        <SubmitOnline offline={words.$youAreOfflineThe2} loading={ask.isPending}>
          {words.$sendCodeBySms}
        </SubmitOnline>
      </Form>
      <Form onSubmit={send('VOICE')}>
        <Submit kind="quiet" loading={ask.isPending} disabled={!online}>
          {words.$voiceCall}
        </Submit>
      </Form>
      <QuietLink to="/user/reset-password">{words.$forgotYourPassword}</QuietLink>
      <ErrorAlert error={error} onClose={() => setError(undefined)} />
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
  <div className="w-full max-w-md">
    <Step title={words.$forgotYourPin} drawing="lock" count={[1, 2]} about={words.$yourPasswordShowsThat}>
      {user.hasPin ? (
        <Ask phone={user.phoneNumber} onSent={onSent} />
      ) : (
        <PinMissing why={words.$youHaveNotChosen} source={source} />
      )}
    </Step>
  </div>
)
