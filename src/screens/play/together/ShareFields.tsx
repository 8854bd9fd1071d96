// Name and amount of one member; the first is the group's maker.
import { formatMoney } from '#src/lib/money.ts'
import { TextButton } from '#src/ui/buttons/TextButton.tsx'
import { MoneyField } from '#src/ui/fields/MoneyField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { SMALLEST_SHARE, type ShareFault, type TypedShare } from './shares.ts'
import { words } from './words.ts'

interface Props {
  at: number
  share: TypedShare
  fault: ShareFault
  onChange: (share: TypedShare) => void
  onTakeOut?: (() => void) | undefined
}

const nameFaults = { missing: words.$enterAName, twice: words.$anotherName } as const

export const ShareFields = ({ at, share, fault, onChange, onTakeOut }: Props) => (
  <div className="stack gap-2">
    <div className="grid grid-cols-2 gap-2 items-start">
      <TextField
        label={at === 0 ? words.$yourName : words.$friendName(at)}
        name={`name-${at}`}
        value={share.name}
        maxLength={20}
        autoComplete="off"
        required
        error={fault.name && nameFaults[fault.name]}
        onChange={name => onChange({ ...share, name })}
      />
      <MoneyField
        label={at === 0 ? words.$yourShare : words.$friendShare(at)}
        name={`amount-${at}`}
        value={share.amount}
        required
        error={fault.amount && words.$atLeast(formatMoney(SMALLEST_SHARE))}
        onChange={amount => onChange({ ...share, amount })}
      />
    </div>
    {at > 0 && onTakeOut && (
      <TextButton className="self-start" onClick={onTakeOut}>
        {words.$takeOut(at)}
      </TextButton>
    )}
  </div>
)
