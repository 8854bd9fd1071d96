import * as v from 'valibot'
import { usePasswordResetConfirm } from '#src/api/account.ts'
import { PASSWORDS_DIFFER, REQUIRED, code, password } from '#src/contract/words.ts'
import { Button } from '#src/ui/Button.tsx'
import { OtpField } from '#src/ui/OtpField.tsx'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import { useForm } from '#src/ui/use-form.ts'

const schema = v.pipe(
  v.object({ code, password, confirm_password: v.pipe(v.string(), v.minLength(1, REQUIRED)) }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirm_password']],
      it => it.password === it.confirm_password,
      PASSWORDS_DIFFER,
    ),
    ['confirm_password'],
  ),
)

export const ResetConfirm = ({
  phone,
  sandbox,
  onDone,
  onBack,
  onError,
}: {
  phone: string
  sandbox: boolean
  onDone: (message: string) => void
  onBack: () => void
  onError: (message: string) => void
}) => {
  const form = useForm(schema, { code: '', password: '', confirm_password: '' })
  const confirm = usePasswordResetConfirm()
  const send = () =>
    confirm.mutate(
      { phone_number: phone, ...form.values },
      {
        onSuccess: answer => onDone(answer.message),
        onError: error => {
          form.set('code', '')
          onError(error.message)
        },
      },
    )
  return (
    <form className="stack" noValidate onSubmit={form.submit(send)}>
      <p>If this number has an account, a code is on its way to it. Enter it with your new password.</p>
      <OtpField
        label="OTP code"
        value={form.values.code}
        onChange={value => form.set('code', value)}
        error={form.errors.code}
      />
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        hint="At least 8 characters"
        value={form.values.password}
        onChange={value => form.set('password', value)}
        onBlur={() => form.touch('password')}
        error={form.errors.password}
        required
      />
      <PasswordField
        label="Confirm password"
        name="confirm_password"
        autoComplete="new-password"
        value={form.values.confirm_password}
        onChange={value => form.set('confirm_password', value)}
        onBlur={() => form.touch('confirm_password')}
        error={form.errors.confirm_password}
        required
      />
      <Button type="submit" kind="gold" block loading={confirm.isPending}>
        Set new password
      </Button>
      <Button type="button" kind="quiet" block onClick={onBack}>
        Use another number
      </Button>
      {sandbox && (
        <a
          className="text-brand focus-ring"
          href={`/sandbox?phone=${encodeURIComponent(phone)}`}
          target="_blank"
          rel="noopener"
        >
          Sandbox: see your code
        </a>
      )}
    </form>
  )
}
