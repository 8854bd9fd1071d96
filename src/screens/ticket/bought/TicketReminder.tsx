import type { SuccessObject } from '#src/contract/games.ts'
import { download } from '#src/lib/download.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { drawReminder } from './draw-reminder.ts'

/** Puts the draw into the phone's own calendar, which works with this app closed. */
export const TicketReminder = ({ success }: { success: SuccessObject }) => {
  const remind = () => {
    const name = lotteryName(success.game_type)
    const drawsAt = Date.parse(success.draws_at)
    const url = new URL(`/game-history/${success.game_id}`, location.origin).href
    const text = `The draw of your ticket in batch ${success.batch_id}. ${url}`
    const reminder = drawReminder(
      { id: success.game_id, title: `${name} draw`, text, drawsAt, url },
      serverNow(),
    )
    download(`draw-${success.batch_id}.ics`, reminder, 'text/calendar')
  }
  return (
    <Button kind="quiet" block onClick={remind}>
      <Icon name="clock" /> Remind me in my calendar
    </Button>
  )
}
