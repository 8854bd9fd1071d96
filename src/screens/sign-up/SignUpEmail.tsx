import { Link } from '@tanstack/react-router'
import { useActivateUser, useResendActivationCode } from '#src/api/accounts/email.ts'
import { toastSaid } from '#src/ui/toast.ts'
import { EmailCode } from '../shared/codes/EmailCode.tsx'
import { words } from '../shared/email-words.ts'

interface Props {
  email: string
  source?: string | undefined
  onSentAgain: () => void
  onDone: () => void
  onError: (error: Error | string) => void
}

/** The account exists; the mailed code opens it. */
export const SignUpEmail = ({ email, source, onSentAgain, onDone, onError }: Props) => {
  const activate = useActivateUser()
  const again = useResendActivationCode()
  return (
    <>
      <EmailCode
        email={email}
        checking={activate.isPending}
        onCode={code => activate.mutateAsync({ email, code }).then(onDone)}
        onError={onError}
        onAgain={{
          words: words.$sendAnotherCode,
          run: () => toastSaid(again.mutateAsync({ email }, { onSuccess: onSentAgain, onError })),
        }}
      />
      <Link to="/user/login" search={{ source }} className="btn-link self-start" onClick={onDone}>
        {words.$noCodeLogIn}
      </Link>
    </>
  )
}
