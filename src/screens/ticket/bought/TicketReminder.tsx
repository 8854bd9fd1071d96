import type { BoughtTicket } from '#src/model/tickets.ts'
import { download } from '#src/lib/download.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { QuietButton } from '#src/ui/buttons/Wide.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { drawReminder } from './draw-reminder.ts'
import { words } from './words.ts'

/** Puts the draw into the phone's own calendar, which works with this app closed. */
export const TicketReminder = ({ success }: { success: BoughtTicket }) => {
  const remind = () => {
    const name = lotteryName(success.lotteryType)
    const drawsAt = Date.parse(success.drawsAt)
    const url = new URL(`/game-history/${success.ticketId}`, location.origin).href
    const text = words.$theDrawOfYour(success.batchId, url)
    const reminder = drawReminder(
      { id: success.ticketId, title: words.$draw(name), text, drawsAt, url },
      serverNow(),
    )
    download(`draw-${success.batchId}.ics`, reminder, 'text/calendar')
  }
  return (
    <QuietButton onClick={remind}>
      <Icon name="clock" /> {words.$remindMeInMy}
    </QuietButton>
  )
}
