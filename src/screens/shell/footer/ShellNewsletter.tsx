import { Link } from '@tanstack/react-router'
import * as v from 'valibot'
import { useLicence } from '#src/api/public/licence.ts'
import { filled } from '#src/lib/fields/typed.ts'
import { licenceLine } from '#src/lib/state/licence.ts'
import { useSubscribeNewsletter } from '#src/api/account.ts'
import { Form } from '#src/ui/fields/Form.tsx'
import { AlertModal } from '#src/ui/modals/AlertModal.tsx'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { Button } from '#src/ui/Button.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { useForm } from '#src/ui/fields/use-form.ts'
import { useRunning } from '../../shared/use-running.ts'
import { words } from './words.ts'

/** The service decides whether it is an address. */
const schema = v.object({ email: filled(254) })

export const ShellNewsletter = () => {
  const form = useForm(schema, { email: '' })
  const subscribe = useSubscribeNewsletter()
  const running = useRunning()
  const send = form.submit(values => subscribe.mutate(values, { onSuccess: form.reset }))
  return (
    <Form onSubmit={send} className="flex flex-wrap items-start gap-2" aria-label={words.$newsletter}>
      <div className="flex-1 min-w-[min(12rem,100%)]">
        <TextField
          label={words.$newsletter}
          inputMode="email"
          autoComplete="email"
          placeholder={words.$yourEMailAddress}
          {...form.field('email')}
        />
      </div>
      <Button type="submit" kind="quiet" className="mt-7" loading={subscribe.isPending} disabled={!running}>
        {words.$subscribe}
      </Button>
      <AlertModal
        open={subscribe.isSuccess}
        kind="success"
        heading={words.$youHaveSuccessfullySubscribed}
        onClose={subscribe.reset}
      >
        <p>{words.$nowSayYes}</p>
      </AlertModal>
      <ErrorAlert error={subscribe.error} onClose={subscribe.reset} />
    </Form>
  )
}

/** The page's licence line, as the service gives it; in this file, which the first file names anyway. */
export const ShellLicence = () => (
  <>
    {licenceLine(useLicence())}{' '}
    <Link to="/terms" hash="privacy" className="underline">
      {words.$privacyNotice}
    </Link>
  </>
)
