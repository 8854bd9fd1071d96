import type { Transaction } from '#src/model/money.ts'
import { EmblemChip } from '#src/ui/Emblem.tsx'
import { IconChip } from '#src/ui/IconChip.tsx'
import { movementPicture } from './movement-words.ts'

/** The game's emblem, or an icon in a circle for money that belongs to no game. */
export const WalletPicture = ({ of }: { of: Pick<Transaction, 'title' | 'kind'> }) => {
  const picture = movementPicture(of)
  return typeof picture === 'object' ? <EmblemChip look={picture} /> : <IconChip name={picture} />
}
