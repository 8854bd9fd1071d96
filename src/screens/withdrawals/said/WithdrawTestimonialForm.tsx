import { useGiveTestimonial } from '#src/api/testimonials.ts'
import { testimonialForm } from '#src/model/testimonials.ts'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { Form, Submit } from '#src/ui/fields/Form.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { useForm } from '#src/ui/fields/use-form.ts'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { toastSaid } from '#src/ui/toast.ts'
import { Step } from '../../shared/Step.tsx'
import { words } from '../words.ts'

export const WithdrawTestimonialForm = () => {
  const form = useForm(testimonialForm, { text: '', consent: false })
  const give = useGiveTestimonial()
  const send = form.submit(body => toastSaid(give.mutateAsync(body)))
  return (
    <Step title={words.$howWasIt} drawing="phone-check" about={words.$aSentenceHelps}>
      <Form onSubmit={send}>
        <TextField label={words.$inYourWords} autoComplete="off" {...form.field('text')} required />
        <Checkbox {...form.box('consent')}>{words.$showItWith}</Checkbox>
        <Submit loading={give.isPending}>{words.$sendIt}</Submit>
      </Form>
      <ErrorAlert error={give.error} onClose={give.reset} />
    </Step>
  )
}
