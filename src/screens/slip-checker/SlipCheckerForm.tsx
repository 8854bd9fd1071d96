// Anyone with a game play ID can see what became of the slip, with or without an account.
import { useState } from 'react'
import { type CheckedSlip, useCheckSlip } from '#src/api/slips.ts'
import { slipCheckForm } from '#src/model/slip-check.ts'
import { Form } from '#src/ui/fields/Form.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { useForm } from '#src/ui/fields/use-form.ts'
import { SlipCheckerResults } from './SlipCheckerResults.tsx'
import { words } from './words.ts'

/** @param id what the field starts with, from a code on a ticket */
export const SlipCheckerForm = ({ id = '' }: { id?: string | undefined }) => {
  const form = useForm(slipCheckForm, { slipId: id })
  const check = useCheckSlip()
  const [slip, setSlip] = useState<CheckedSlip>()
  const [open, setOpen] = useState(false)

  const submit = form.submit(({ slipId }) =>
    check.mutate(slipId, {
      onSuccess: found => {
        setSlip(found)
        form.reset()
        setOpen(true)
      },
    }),
  )

  return (
    <section aria-label={words.$gameSlipChecker}>
      <p className="text-soft mb-3">{words.$enterTheShortId}</p>
      <Form onSubmit={submit}>
        <TextField label={words.$slipId} {...form.field('slipId')} autoComplete="off" required />
        <Button type="submit" loading={check.isPending}>
          {words.$checkSlip}
        </Button>
      </Form>
      <SlipCheckerResults open={open} slip={slip} onClose={() => setOpen(false)} />
      <ErrorAlert error={check.error} onClose={() => check.reset()} />
    </section>
  )
}
