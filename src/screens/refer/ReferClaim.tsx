// For players who signed up without the friend's link.
import { useState } from 'react'
import { useClaimInvite } from '#src/api/friends.ts'
import { keptInvite } from '#src/api/session/kept-invite.ts'
import { claimForm } from '#src/model/friends.ts'
import { Form, Submit } from '#src/ui/fields/Form.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { useForm } from '#src/ui/fields/use-form.ts'
import { Fold } from '#src/ui/Fold.tsx'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { toast } from '#src/ui/toast.ts'
import { words } from './words.ts'

export const ReferClaim = () => {
  const kept = keptInvite()
  const form = useForm(claimForm, { code: kept ?? '' })
  const claim = useClaimInvite()
  const [error, setError] = useState<Error>()
  const send = form.submit(body =>
    claim.mutate(body, {
      onSuccess: ({ message }) => toast.success(message),
      onError: setError,
    }),
  )
  return (
    <Fold summary={words.$didAFriend} open={kept !== undefined}>
      <Form onSubmit={send}>
        <p className="text-soft">{words.$enterTheirCode}</p>
        <TextField label={words.$friendsCode} autoComplete="off" {...form.field('code')} required />
        <Submit loading={claim.isPending}>{words.$noteIt}</Submit>
      </Form>
      <ErrorAlert error={error} onClose={() => setError(undefined)} />
    </Fold>
  )
}
