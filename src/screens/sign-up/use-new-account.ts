// The form of a new account, and how it is sent: with or without an e-mail address to log in with.
import { useState } from 'react'
import { useFinishOnboarding } from '#src/api/account.ts'
import { useCreateAccount } from '#src/api/accounts/email.ts'
import { ApiError } from '#src/api/errors.ts'
import { CONSENT_VERSION, signUpForm } from '#src/model/account-forms.ts'
import { createAccountForm } from '#src/model/email.ts'
import { isCodeAtFault } from '../shared/codes/code-fault.ts'
import { useKeptForm } from '../shared/use-kept-form.ts'

export interface NewAccountProps {
  phone: string
  code: string
  onDone: () => void
  /** Offers to log in by e-mail too: the account is made, and a code was mailed to the address. */
  onMailed?: (email: string) => void
  onCodeLost: () => void
  /** Called instead of showing the error if the number already has an account. */
  onPhoneTaken?: () => void
  onError: (error: Error | string) => void
}

export const useNewAccount = ({
  phone,
  code,
  onDone,
  onMailed,
  onCodeLost,
  onPhoneTaken,
  onError,
}: NewAccountProps) => {
  const [email, setEmail] = useState('')
  const form = useKeptForm(`account:${phone}`, email ? createAccountForm : signUpForm, {
    phoneNumber: phone,
    code,
    password: '',
    confirmPassword: '',
    email: '',
    birthDate: '',
    consent: false,
    consentVersion: CONSENT_VERSION,
  })
  const finish = useFinishOnboarding()
  const create = useCreateAccount()
  // Text restored after a reload counts as typed.
  const typed = form.values.email.trim()
  if (typed !== email) setEmail(typed)
  const fail = (error: Error) => {
    if (onPhoneTaken && error instanceof ApiError && error.refusal === 'phone-taken') return onPhoneTaken()
    onError(error)
    if (isCodeAtFault(error)) onCodeLost()
  }
  const send = form.submit(body =>
    email
      ? create.mutate({ ...body, email }, { onSuccess: () => onMailed?.(email), onError: fail })
      : finish.mutate(body, { onSuccess: onDone, onError: fail }),
  )

  return { form, send, sending: finish.isPending || create.isPending }
}
