import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { googleLinkedQuery, useUnlinkGoogle } from '#src/api/accounts/google-link.ts'
import { formatDate } from '#src/lib/lagos-time.ts'
import { unlinkForm } from '#src/model/google-forms.ts'
import { QuietButton, QuietLink } from '#src/ui/buttons/Wide.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { PasswordField } from '#src/ui/fields/PasswordField.tsx'
import { Form, Submit } from '#src/ui/fields/Form.tsx'
import { useForm } from '#src/ui/fields/use-form.ts'
import { Modal } from '#src/ui/modals/Modal.tsx'
import { toast } from '#src/ui/toast.ts'
import { GoogleMark } from '../shared/GoogleButton.tsx'
import { words } from './words.ts'

const Remove = ({ onClose }: { onClose: () => void }) => {
  const form = useForm(unlinkForm, { password: '' })
  const unlink = useUnlinkGoogle()
  const send = form.submit(body =>
    unlink.mutate(body, {
      onSuccess: ({ message }) => {
        toast.neutral(message)
        onClose()
      },
    }),
  )
  return (
    <Modal open onClose={onClose} title={words.$removeGoogle}>
      <Form onSubmit={send}>
        <p>{words.$fromThenOn}</p>
        <PasswordField label={words.$yourPassword} {...form.field('password')} required />
        {unlink.error && <ErrorNote error={unlink.error} />}
        <Submit kind="danger" loading={unlink.isPending}>
          {words.$removeGoogle}
        </Submit>
      </Form>
    </Modal>
  )
}

/** Shown only if a Google account opens this one, or nobody knows. */
export const SettingsGoogle = () => {
  const { data, error, refetch } = useQuery(googleLinkedQuery())
  const [open, setOpen] = useState(false)
  if (data ? !data.linkedAt : !error) return null
  return (
    <section className="card stack">
      <h2 className="title-2 flex items-center gap-2">
        <GoogleMark /> Google
      </h2>
      {!data && <ErrorNote error={error} onRetry={() => void refetch()} />}
      {data?.linkedAt && <p>{words.$opensYourAccount(formatDate(Date.parse(data.linkedAt)))}</p>}
      {data?.isOnlyWay && (
        <>
          <p>{words.$googleIsYourOnlyWay}</p>
          <QuietLink to="/user/reset-password">{words.$setAPassword}</QuietLink>
        </>
      )}
      {data && !data.isOnlyWay && (
        <QuietButton onClick={() => setOpen(true)}>{words.$removeGoogle}</QuietButton>
      )}
      {open && <Remove onClose={() => setOpen(false)} />}
    </section>
  )
}
