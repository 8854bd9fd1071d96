import { useSnapshot } from 'valtio'
import { virtual } from '#src/games/soccer-cash/rules.ts'
import { formatMoney } from '#src/lib/money.ts'
import { virtualStore } from '#src/play/virtual-store.ts'
import { Chip } from '#src/ui/buttons/Chip.tsx'
import { words } from './words.ts'

export const VirtualStakes = () => {
  const store = virtualStore()
  const { stake } = useSnapshot(store.state)
  return (
    <div className="flex flex-wrap gap-2 [&>*]:flex-1 num" role="group" aria-label={words.$stake}>
      {virtual.stakes.map(option => (
        <Chip
          key={option}
          className="px-2 justify-center"
          aria-pressed={option === stake}
          onClick={() => store.setStake(option)}
        >
          {formatMoney(option)}
        </Chip>
      ))}
    </div>
  )
}
