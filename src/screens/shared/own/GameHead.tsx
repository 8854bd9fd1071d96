// The head of a card about a game: its emblem and name, and the card's state.
import { lookOfSold } from '#src/games/look-of-type.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { EmblemChip } from '#src/ui/Emblem.tsx'

export const GameHead = ({ lotteryType, state }: { lotteryType: string; state: string }) => {
  const look = lookOfSold(lotteryType)
  return (
    <div className="row">
      <h2 className="flex items-center gap-3 font-bold">
        {look && <EmblemChip look={look} />}
        {lotteryName(lotteryType)}
      </h2>
      <span className="pill">{state}</span>
    </div>
  )
}
