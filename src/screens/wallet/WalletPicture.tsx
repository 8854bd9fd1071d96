import type { Transaction } from '#src/model/money.ts'
import { EmblemChip } from '#src/ui/Emblem.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { movementPicture } from './movement-words.ts'

/** The game's emblem, or an icon in a circle for money that belongs to no game. */
export const WalletPicture = ({ of }: { of: Pick<Transaction, 'title' | 'kind'> }) => {
  const picture = movementPicture(of)
  if (typeof picture === 'object') return <EmblemChip look={picture} />
  return (
    <span className="grid place-items-center flex-none w-10 h-10 rounded-full bg-hush text-brand">
      <Icon name={picture} size={20} />
    </span>
  )
}
