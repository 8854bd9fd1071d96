// The address that a player logs in with: given with the password, proven by a code.
import { useState } from 'react'
import { isEmailWaiting, useConfirmEmail, useGiveEmail } from '#src/api/accounts/email.ts'
import { giveEmailForm } from '#src/model/email.ts'
import type { User } from '#src/model/user.ts'
import { GoldLink, QuietButton } from '#src/ui/buttons/Wide.tsx'
import { EmailField } from '#src/ui/fields/EmailField.tsx'
import { PasswordField } from '#src/ui/fields/PasswordField.tsx'
import { Form, SubmitOnline } from '#src/ui/fields/Form.tsx'
import { useForm } from '#src/ui/fields/use-form.ts'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { EmailCode } from '../shared/codes/EmailCode.tsx'
import { Step } from '../shared/Step.tsx'
import { words } from '../shared/email-words.ts'

type OnError = (error: Error | string) => void

interface AskProps {
  waiting: string | undefined
  onSent: (email: string) => void
  onError: OnError
}

const Ask = ({ waiting, onSent, onError }: AskProps) => {
  const form = useForm(giveEmailForm, { email: waiting ?? '', password: '' })
  const give = useGiveEmail()
  const send = form.submit((body, { email }) =>
    give.mutate(body, {
      onSuccess: () => onSent(email),
      // The code sent before is still good.
      onError: async error => ((await isEmailWaiting(email, error)) ? onSent(email) : onError(error)),
    }),
  )
  return (
    <Form onSubmit={send}>
      <EmailField label={words.$eMail} {...form.field('email')} required />
      <PasswordField label={words.$yourPassword} {...form.field('password')} required />
      <SubmitOnline offline={words.$youAreOffline} loading={give.isPending}>
        {words.$sendTheCode}
      </SubmitOnline>
      {waiting && <QuietButton onClick={() => onSent(waiting)}>{words.$enterTheCodeWe}</QuietButton>}
    </Form>
  )
}

interface ConfirmProps {
  email: string
  onDone: () => void
  onBack: () => void
  onError: OnError
}

const Confirm = ({ email, onDone, onBack, onError }: ConfirmProps) => {
  const confirm = useConfirmEmail(email)
  return (
    <EmailCode
      email={email}
      checking={confirm.isPending}
      onCode={code => confirm.mutateAsync(code).then(onDone)}
      onError={onError}
      onAgain={{ words: words.$anotherAddress, run: onBack }}
    />
  )
}

export const EmailAddress = ({ user }: { user: User }) => {
  const [asked, setAsked] = useState<string>()
  const [isDone, setIsDone] = useState(false)
  const [error, setError] = useState<Error | string>()
  return (
    <div className="w-full max-w-md stack">
      <Step
        title={isDone ? words.$yourAddressIsConfirmed : words.$confirmYourEMail}
        drawing="lock"
        about={words.$youLogInWith}
      >
        {isDone && (
          <>
            <p role="status">
              <b className="break-words">{user.email}</b>
            </p>
            <GoldLink to="/more-details/credentials">{words.$continue}</GoldLink>
          </>
        )}
        {!isDone && asked && (
          <Confirm
            email={asked}
            onDone={() => setIsDone(true)}
            onBack={() => setAsked(undefined)}
            onError={setError}
          />
        )}
        {!isDone && !asked && <Ask waiting={user.emailWaiting} onSent={setAsked} onError={setError} />}
      </Step>
      <ErrorAlert error={error} onClose={() => setError(undefined)} />
    </div>
  )
}
