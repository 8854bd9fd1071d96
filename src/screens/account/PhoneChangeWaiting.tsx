import { useCancelPhoneChange } from '#src/api/phone/change.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { Button } from '#src/ui/Button.tsx'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { Section } from '#src/ui/Section.tsx'
import { toastSaid } from '#src/ui/toast.ts'
import { words } from './words.ts'

export const PhoneChangeWaiting = ({ change }: { change: { phoneNumber: string; dueAt: string } }) => {
  const cancel = useCancelPhoneChange()
  return (
    <Section id="number-waits" title={words.$aNewNumberWaits}>
      <p>
        <b className="num">{change.phoneNumber}</b>{' '}
        {words.$becomesYourNumberOn(formatDateTime(Date.parse(change.dueAt)))}
      </p>
      <Button kind="danger" block loading={cancel.isPending} onClick={() => toastSaid(cancel.mutateAsync())}>
        {words.$keepMyOldNumber}
      </Button>
      <ErrorAlert error={cancel.error} onClose={cancel.reset} />
    </Section>
  )
}
