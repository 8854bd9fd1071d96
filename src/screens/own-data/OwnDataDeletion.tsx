import { useState } from 'react'
import { useAskDeletion, useTakeBackDeletion, type OwnData } from '#src/api/accounts/own-data.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { formatMoney } from '#src/lib/money.ts'
import { DELETION_DAYS, deletionForm, KEPT_YEARS } from '#src/model/own-data-forms.ts'
import type { User } from '#src/model/user.ts'
import { Button } from '#src/ui/Button.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { PasswordField } from '#src/ui/fields/PasswordField.tsx'
import { Form, Submit } from '#src/ui/fields/Form.tsx'
import { useForm } from '#src/ui/fields/use-form.ts'
import { Modal } from '#src/ui/modals/Modal.tsx'
import { Section } from '#src/ui/Section.tsx'
import { words } from './words.ts'

const Ask = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const form = useForm(deletionForm, { password: '', keepBalance: false })
  const ask = useAskDeletion()
  const left = user.playBalance + user.bonusBalance + user.winningsBalance
  const send = form.submit(body => ask.mutate(body, { onSuccess: onClose }))
  return (
    <Modal open onClose={onClose} title={words.$deleteAccount}>
      <Form onSubmit={send}>
        <p>{words.$whatGoes(DELETION_DAYS)}</p>
        {left > 0 && <p>{words.$withdrawFirst(formatMoney(left))}</p>}
        <Checkbox {...form.box('keepBalance')}>
          <b>{words.$keepMyMoney}</b>
          <span className="hint block">{words.$callUs}</span>
        </Checkbox>
        <PasswordField label={words.$yourPassword} {...form.field('password')} required />
        {ask.error && <ErrorNote error={ask.error} />}
        <Submit kind="danger" loading={ask.isPending}>
          {words.$yesDelete}
        </Submit>
      </Form>
    </Modal>
  )
}

export const OwnDataDeletion = ({ deletion, user }: { deletion: OwnData['deletion']; user: User }) => {
  const [open, setOpen] = useState(false)
  const takeBack = useTakeBackDeletion()
  return (
    <Section id="deletion" title={words.$deleteAccount}>
      {deletion ? (
        <>
          <p role="status" className="font-bold">
            {words.$willBeDeleted(formatDateTime(Date.parse(deletion.dueAt)))}
          </p>
          {takeBack.error && <ErrorNote error={takeBack.error} />}
          <Button block loading={takeBack.isPending} onClick={() => takeBack.mutate()}>
            {words.$itStays}
          </Button>
        </>
      ) : (
        <>
          <p>{words.$whatGoes(DELETION_DAYS)}</p>
          <p>{words.$whatStays(KEPT_YEARS)}</p>
          <Button kind="danger" block onClick={() => setOpen(true)}>
            {words.$deleteAccount}
          </Button>
        </>
      )}
      {open && !deletion && <Ask user={user} onClose={() => setOpen(false)} />}
    </Section>
  )
}
