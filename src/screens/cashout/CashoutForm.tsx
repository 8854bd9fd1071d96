// Scratch-card cash-out: anyone holding a card can see its worth, with or without an account.
import { useCardAmount } from '#src/api/scratch-cards.ts'
import { cardForm } from '#src/model/scratch-cards.ts'
import { cashoutStore } from '#src/play/cashout-store.ts'
import { Form } from '#src/ui/fields/Form.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { PhoneField } from '#src/ui/fields/PhoneField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { useForm } from '#src/ui/fields/use-form.ts'
import { words } from './words.ts'

export const CashoutForm = ({ onFound }: { onFound: () => void }) => {
  const form = useForm(cardForm, { serialNumber: '', pin: '', phone: '' })
  const look = useCardAmount()

  const submit = form.submit((values, { phone }) =>
    look.mutate(values, {
      onSuccess: offer => {
        cashoutStore.keepCard(phone, offer)
        onFound()
      },
    }),
  )

  return (
    <section aria-label={words.$cashOutAScratch}>
      <p className="text-soft mb-3">{words.$scratchOffThePin}</p>
      <Form onSubmit={submit}>
        <TextField
          label={words.$serialNumber}
          {...form.field('serialNumber')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={24}
          required
        />
        <TextField
          label="PIN"
          {...form.field('pin')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          required
        />
        <PhoneField label={words.$phoneNumber} {...form.field('phone')} required />
        <Button type="submit" loading={look.isPending}>
          {words.$checkTheCard}
        </Button>
      </Form>
      <ErrorAlert error={look.error} onClose={() => look.reset()} />
    </section>
  )
}
