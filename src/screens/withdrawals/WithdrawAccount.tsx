import type { DraftAccount } from '#src/device/withdrawal-draft.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { words } from './words.ts'

/** An account as its bank names it, with all but the end of its number masked. */
export const WithdrawAccount = ({ account }: { account: DraftAccount }) => (
  <>
    <span className="grid place-items-center w-11 h-11 flex-none rounded-full bg-hush text-brand">
      <Icon name="user" />
    </span>
    <span className="flex-1 min-w-0">
      <b className="block break-words">{account.accountName}</b>
      <span className="hint num">{words.$account(account.bankName, account.accountNumber.slice(-4))}</span>
    </span>
  </>
)
