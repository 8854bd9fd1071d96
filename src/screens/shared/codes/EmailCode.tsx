import { codeForm } from '#src/model/email.ts'
import { QuietButton } from '#src/ui/buttons/Wide.tsx'
import { OtpField } from '#src/ui/fields/OtpField.tsx'
import { Submit } from '#src/ui/fields/Submit.tsx'
import { useForm } from '#src/ui/fields/use-form.ts'
import { useOnline } from '#src/ui/use-online.ts'
import { refusedCode } from './code-fault.ts'
import { SandboxCode } from './SandboxCode.tsx'
import { words } from '../email-words.ts'

interface Props {
  email: string
  checking: boolean
  /** @throws the failure, which the form passes to `onError` */
  onCode: (code: string) => Promise<unknown>
  onError: (error: Error | string) => void
  /** Asks for another code, or for another address. */
  onAgain: { words: string; run: () => void }
}

/** The code that was mailed to an address. */
export const EmailCode = ({ email, checking, onCode, onError, onAgain }: Props) => {
  const form = useForm(codeForm, { code: '' })
  const online = useOnline()
  const send = form.submit(({ code }) =>
    onCode(code).catch((error: Error) => onError(refusedCode(error, () => form.set('code', '')))),
  )
  return (
    <form className="stack" noValidate onSubmit={send}>
      <p>
        {words.$weHaveMailedA} <b className="break-words">{email}</b>
      </p>
      <OtpField label={words.$codeFromTheEMail} {...form.field('code')} required />
      <p className="hint">{words.$itMayTakeA}</p>
      {!online && <p role="status">{words.$youAreOffline}</p>}
      <Submit loading={checking} disabled={!online}>
        {words.$confirm}
      </Submit>
      <QuietButton onClick={onAgain.run}>{onAgain.words}</QuietButton>
      <SandboxCode phone={email} />
    </form>
  )
}
