import * as v from 'valibot'
import { usePasswordReset } from '#src/api/account.ts'
import { phone } from '#src/contract/words.ts'
import { Button } from '#src/ui/Button.tsx'
import { PhoneField } from '#src/ui/PhoneField.tsx'
import { toast } from '#src/ui/toast.ts'
import { useForm } from '#src/ui/use-form.ts'

const schema = v.object({ phone_number: phone })

export const ResetAsk = ({
  onSent,
  onError,
}: {
  onSent: (phone: string) => void
  onError: (message: string) => void
}) => {
  const form = useForm(schema, { phone_number: '' })
  const ask = usePasswordReset()
  const send = () => {
    const { phone_number } = form.values
    ask.mutate(
      { phone_number },
      {
        onSuccess: answer => {
          toast.success(answer.message)
          onSent(phone_number)
        },
        onError: error => onError(error.message),
      },
    )
  }
  return (
    <form className="stack" noValidate onSubmit={form.submit(send)}>
      <p>Please enter your phone number to continue</p>
      <PhoneField label="Phone number" {...form.field('phone_number')} required />
      <Button type="submit" kind="gold" block loading={ask.isPending}>
        Send code
      </Button>
    </form>
  )
}
