import { useState } from 'react'
import type { Bank } from '#src/model/withdrawals.ts'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { findBanks } from './find-bank.ts'
import { healthWords } from './withdrawal-words.ts'
import { words } from './words.ts'

const MOST = 6

interface Props {
  banks: readonly Bank[]
  error: string | undefined
  onChoose: (bank: Bank) => void
}

/** Types part of a bank's name, then taps it in the list. */
export const WithdrawBankSearch = ({ banks, error, onChoose }: Props) => {
  const [typed, setTyped] = useState('')
  const found = findBanks(banks, typed)
  const shown = found.slice(0, MOST)
  const more = found.length - shown.length
  return (
    <div className="stack">
      <TextField
        label={words.$bank}
        name="bankCode"
        inputMode="search"
        autoComplete="off"
        placeholder={words.$typeYourBanksName}
        maxLength={60}
        value={typed}
        onChange={setTyped}
        error={error}
      />
      <ul className="rows list-none p-0 m-0" aria-label={words.$banks}>
        {shown.map(bank => (
          <li key={bank.code}>
            <button
              type="button"
              className="row flex-1 min-w-0 min-h-11 text-left focus-ring"
              onClick={() => onChoose(bank)}
            >
              <b className="min-w-0">{bank.name}</b>
              <span className="hint text-right">{healthWords(bank)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="hint" role="status">
        {found.length === 0 && words.$noBankOfThat}
        {more > 0 && words.$typeMoreOfThe(more)}
      </p>
    </div>
  )
}
