// The account that the money goes to: its bank, its number, and the name that the bank has for it.
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { accountQuery, banksQuery } from '#src/api/withdrawals.ts'
import { ApiError } from '#src/api/errors.ts'
import { bankAccountForm, type Bank } from '#src/model/withdrawals.ts'
import type { DraftAccount, WithdrawalDraft } from '#src/device/withdrawal-draft.ts'
import { SmallButton } from '#src/ui/buttons/SmallButton.tsx'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { Form, Submit } from '#src/ui/fields/Form.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import { useKeptForm } from '../shared/use-kept-form.ts'
import { bankNote } from './withdrawal-words.ts'
import { WithdrawBankSearch } from './WithdrawBankSearch.tsx'
import { WithdrawName } from './WithdrawName.tsx'
import { words } from './words.ts'

interface Props {
  draft: WithdrawalDraft
  onChoose: (account: DraftAccount, save: boolean) => void
  onGo: (to: string) => void
}

const isUnknown = (error: Error | null) => error instanceof ApiError && error.refusal === 'account-unknown'

const Chosen = ({ bank, onAnother }: { bank: Bank; onAnother: () => void }) => {
  const nameId = useId()
  const note = bankNote(bank)
  return (
    <>
      <div className="row">
        <span>
          <span className="label-text block">{words.$bank}</span>
          <b id={nameId}>{bank.name}</b>
        </span>
        <SmallButton aria-describedby={nameId} onClick={onAnother}>
          {words.$anotherBank}
        </SmallButton>
      </div>
      {note && <p role="note">{note}</p>}
    </>
  )
}

export const WithdrawBank = ({ draft, onChoose, onGo }: Props) => {
  const online = useOnline()
  const banks = useQuery(banksQuery())
  const { account: before } = draft
  const form = useKeptForm('bank', bankAccountForm, {
    bankCode: before?.bankCode ?? '',
    accountNumber: before?.accountNumber ?? '',
  })
  const [save, setSave] = useState(draft.save)
  const { bankCode: code, accountNumber: typed } = form.values
  const number = typed.replaceAll(/[\s-]/g, '')
  const account = useQuery({ ...accountQuery(code, number), enabled: form.isValid })
  const bank =
    banks.data?.find(it => it.code === code) ??
    (before && before.bankCode === code
      ? ({ code, name: before.bankName, health: 'unknown' } satisfies Bank)
      : undefined)
  const found = form.isValid && !account.error ? account.data : undefined
  const field = form.field('accountNumber')
  const box = useRef<HTMLFormElement>(null)
  /** The bank and the search replace each other, both first in the form, and the focus moves along. */
  const choose = (bankCode: string) => {
    flushSync(() => form.set('bankCode', bankCode))
    box.current?.querySelector<HTMLElement>('input,button')?.focus()
  }

  return (
    <Form
      ref={box}
      className="card stack"
      onSubmit={form.submit(() => {
        if (found && found.nameFit !== 'other') onChoose(found, save)
      })}
    >
      <h2 className="title-2">{words.$whereShouldWeSend}</h2>
      <p className="text-soft">{words.$toABankAccount}</p>
      {bank && <Chosen bank={bank} onAnother={() => choose('')} />}
      {!bank && banks.data && (
        <WithdrawBankSearch
          banks={banks.data}
          error={form.errors.bankCode && words.$chooseABankFrom}
          onChoose={it => choose(it.code)}
        />
      )}
      {!bank && banks.error && <ErrorNote error={banks.error} onRetry={() => void banks.refetch()} />}
      <TextField
        label={words.$accountNumber}
        inputMode="numeric"
        autoComplete="off"
        maxLength={14}
        hint={words.$digitsCalledNuban}
        {...field}
        error={field.error ?? (form.isValid && isUnknown(account.error) ? words.$theBankHasNo : undefined)}
        onChange={text => form.set('accountNumber', text.replace(/[^\d\s-]/g, ''))}
        required
      />
      {form.isValid && <WithdrawName query={account} onGo={onGo} />}
      <Checkbox name="save" checked={save} onChange={setSave}>
        {words.$saveThisAccountFor}
      </Checkbox>
      {!online && <p role="status">{words.$youAreOfflineThe}</p>}
      <Submit disabled={!online || (form.isValid && (!found || found.nameFit === 'other'))}>
        {words.$useThisAccount}
      </Submit>
    </Form>
  )
}
