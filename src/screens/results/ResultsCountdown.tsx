import type { Batch } from '#src/model/draws.ts'
import { HOUR } from '#src/lib/lagos-time.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { Countdown } from '#src/ui/time/Countdown.tsx'

export const ResultsCountdown = ({ batch, onEnd }: { batch: Batch; onEnd: () => void }) => {
  const drawsAt = Date.parse(batch.commitment.drawsAt)
  return (
    <p className="text-[30px] font-extrabold num">
      <Countdown to={drawsAt} onEnd={onEnd} format={drawsAt - serverNow() > HOUR ? 'hh:mm:ss' : 'mm:ss'} />
    </p>
  )
}
