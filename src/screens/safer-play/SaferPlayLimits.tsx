import { useState } from 'react'
import { useConfirmLimit, useSetLimit } from '#src/api/accounts/safer-play.ts'
import { limitForm, type Limit } from '#src/model/safer-play.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { formatMoney, naira } from '#src/lib/money.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { GoldButton, QuietButton } from '#src/ui/buttons/Wide.tsx'
import { SmallButton } from '#src/ui/buttons/SmallButton.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { MoneyField } from '#src/ui/fields/MoneyField.tsx'
import { Form, Submit } from '#src/ui/fields/Form.tsx'
import { useForm } from '#src/ui/fields/use-form.ts'
import { Modal } from '#src/ui/modals/Modal.tsx'
import { Section } from '#src/ui/Section.tsx'
import { toast, toastSaid } from '#src/ui/toast.ts'
import { limitName } from '../shared/held-back/limit-name.ts'
import { words } from './words.ts'

const said = (amount: number | null) => (amount === null ? words.$none : formatMoney(amount))

const Change = ({ limit, onDone }: { limit: Limit; onDone: () => void }) => {
  const { kind, period, amount } = limit
  const form = useForm(limitForm, { kind, period, amount: amount === null ? '' : String(naira(amount)) })
  const set = useSetLimit()
  const onSuccess = ({ message }: { message: string }) => {
    toast.success(message)
    onDone()
  }
  return (
    <Modal open onClose={onDone} title={limitName(limit)}>
      <Form onSubmit={form.submit(body => set.mutate(body, { onSuccess }))}>
        <MoneyField label={words.$amount} {...form.field('amount')} required />
        {set.error && <ErrorNote error={set.error} />}
        <Submit loading={set.isPending}>{words.$setLimit}</Submit>
        {amount !== null && (
          <QuietButton
            disabled={set.isPending}
            onClick={() => set.mutate({ kind, period, amount: null }, { onSuccess })}
          >
            {words.$removeLimit}
          </QuietButton>
        )}
      </Form>
    </Modal>
  )
}

const Asked = ({ kind, period, asked }: Limit) => {
  const confirm = useConfirmLimit()
  if (!asked) return null
  const from = Date.parse(asked.from)
  if (from > serverNow())
    return <p className="hint">{words.$asked(said(asked.amount), formatDateTime(from))}</p>
  return (
    <>
      <GoldButton
        loading={confirm.isPending}
        onClick={() => toastSaid(confirm.mutateAsync({ kind, period }))}
      >
        {words.$confirm(said(asked.amount))}
      </GoldButton>
      {confirm.error && <ErrorNote error={confirm.error} />}
    </>
  )
}

export const SaferPlayLimits = ({ limits }: { limits: readonly Limit[] }) => {
  const [changing, setChanging] = useState<Limit>()
  return (
    <Section id="limits" title={words.$limits}>
      <p className="text-soft">{words.$theLowestCounts}</p>
      <ul className="rows">
        {limits.map(limit => (
          <li key={limitName(limit)}>
            <div className="flex-1 min-w-0">
              <b>{limitName(limit)}</b>
              <span className="block hint num">
                {limit.amount === null
                  ? words.$none
                  : words.$leftOf(formatMoney(limit.left ?? 0), formatMoney(limit.amount))}
              </span>
              <Asked {...limit} />
            </div>
            <SmallButton aria-label={words.$changeOf(limitName(limit))} onClick={() => setChanging(limit)}>
              {words.$change}
            </SmallButton>
          </li>
        ))}
      </ul>
      {changing && <Change limit={changing} onDone={() => setChanging(undefined)} />}
    </Section>
  )
}
