import { codeForm } from '#src/model/email.ts'
import { QuietButton } from '#src/ui/buttons/Wide.tsx'
import { OtpField } from '#src/ui/fields/OtpField.tsx'
import { Form, SubmitOnline } from '#src/ui/fields/Form.tsx'
import { useForm } from '#src/ui/fields/use-form.ts'
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
  const send = form.submit(({ code }) =>
    onCode(code).catch((error: Error) => onError(refusedCode(error, () => form.set('code', '')))),
  )
  return (
    <Form onSubmit={send}>
      <p>
        {words.$weHaveMailedA} <b className="break-words">{email}</b>
      </p>
      <OtpField label={words.$codeFromTheEMail} {...form.field('code')} required />
      <p className="hint">{words.$itMayTakeA}</p>
      <SubmitOnline offline={words.$youAreOffline} loading={checking}>
        {words.$confirm}
      </SubmitOnline>
      <QuietButton onClick={onAgain.run}>{onAgain.words}</QuietButton>
      <SandboxCode phone={email} />
    </Form>
  )
}
