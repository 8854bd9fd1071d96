import { usePasswordResetConfirm } from '#src/api/account.ts'
import { passwordResetConfirm } from '#src/contract/account.ts'
import { Button } from '#src/ui/Button.tsx'
import { OtpField } from '#src/ui/OtpField.tsx'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import { useForm } from '#src/ui/use-form.ts'
import { ShellSandboxCode } from '../shell/ShellSandboxCode.tsx'

export const ResetConfirm = ({
  phone,
  onDone,
  onBack,
  onError,
}: {
  phone: string
  onDone: (message: string) => void
  onBack: () => void
  onError: (message: string) => void
}) => {
  const form = useForm(passwordResetConfirm.body, {
    phone_number: phone,
    code: '',
    password: '',
    confirm_password: '',
  })
  const confirm = usePasswordResetConfirm()
  const send = form.submit(body =>
    confirm.mutate(body, {
      onSuccess: answer => onDone(answer.message),
      onError: error => {
        form.set('code', '')
        onError(error.message)
      },
    }),
  )
  return (
    <form className="stack" noValidate onSubmit={send}>
      <p>If this number has an account, a code is on its way to it. Enter it with your new password.</p>
      <OtpField label="OTP code" {...form.field('code')} required />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters"
        {...form.field('password')}
        required
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        {...form.field('confirm_password')}
        required
      />
      <Button type="submit" kind="gold" block loading={confirm.isPending}>
        Set new password
      </Button>
      <Button type="button" kind="quiet" block onClick={onBack}>
        Use another number
      </Button>
      <ShellSandboxCode phone={phone} />
    </form>
  )
}
