// For players who signed up without the friend's link.
import { useClaimInvite } from '#src/api/friends.ts'
import { keptInvite } from '#src/api/session/kept-invite.ts'
import { claimForm } from '#src/model/friends.ts'
import { Form, Submit } from '#src/ui/fields/Form.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { useForm } from '#src/ui/fields/use-form.ts'
import { Fold } from '#src/ui/Fold.tsx'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { toastSaid } from '#src/ui/toast.ts'
import { words } from './words.ts'

export const ReferClaim = () => {
  const kept = keptInvite()
  const form = useForm(claimForm, { code: kept ?? '' })
  const claim = useClaimInvite()
  const send = form.submit(body => toastSaid(claim.mutateAsync(body)))
  return (
    <Fold summary={words.$didAFriend} open={kept !== undefined}>
      <Form onSubmit={send}>
        <p className="text-soft">{words.$enterTheirCode}</p>
        <TextField label={words.$friendsCode} autoComplete="off" {...form.field('code')} required />
        <Submit loading={claim.isPending}>{words.$noteIt}</Submit>
      </Form>
      <ErrorAlert error={claim.error} onClose={claim.reset} />
    </Fold>
  )
}
