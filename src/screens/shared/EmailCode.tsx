import { codeForm } from '#src/model/email.ts'
import { Button } from '#src/ui/Button.tsx'
import { OtpField } from '#src/ui/fields/OtpField.tsx'
import { useForm } from '#src/ui/fields/use-form.ts'
import { useOnline } from '#src/ui/use-online.ts'
import { SandboxCode } from './SandboxCode.tsx'
import { words } from './email-words.ts'

/** The code that was mailed to an address. */
export const EmailCode = ({
  email,
  checking,
  onCode,
  onAgain,
}: {
  email: string
  checking: boolean
  onCode: (code: string) => void
  /** Asks for another code, or for another address. */
  onAgain: { words: string; run: () => void }
}) => {
  const form = useForm(codeForm, { code: '' })
  const online = useOnline()
  return (
    <form className="stack" noValidate onSubmit={form.submit(({ code }) => onCode(code))}>
      <p>
        {words.$weHaveMailedA} <b className="break-words">{email}</b>
      </p>
      <OtpField label={words.$codeFromTheEMail} {...form.field('code')} required />
      <p className="hint">{words.$itMayTakeA}</p>
      {!online && <p role="status">{words.$youAreOffline}</p>}
      <Button type="submit" kind="gold" block loading={checking} disabled={!online}>
        {words.$confirm}
      </Button>
      <Button type="button" kind="quiet" block onClick={onAgain.run}>
        {onAgain.words}
      </Button>
      <SandboxCode phone={email} />
    </form>
  )
}
