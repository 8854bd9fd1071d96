import { useState } from 'react'
import { brand } from '#src/brand.ts'
import type { KeptDetail } from '#src/model/kept.ts'
import type { CheckResult } from '#src/proof/checks.ts'
import { download } from '#src/lib/download.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { toast } from '#src/ui/toast.ts'
import { lookOfType } from '#src/games/look-of-type.ts'
import { outcomeOfTicket } from '../TicketOutcome.tsx'
import { words } from '../words.ts'
import { checkAddress } from './check-address.ts'

const give = async (file: File) => {
  if (!navigator.canShare?.({ files: [file] })) return download(file.name, file, file.type)
  try {
    await navigator.share({ files: [file] })
  } catch (error) {
    // Closed without sharing is a choice; anything else still leaves the picture.
    if (!(error instanceof DOMException && error.name === 'AbortError')) download(file.name, file, file.type)
  }
}

interface Props {
  ticket: KeptDetail
  checks: readonly CheckResult[] | undefined
}

/** The ticket as a picture to keep or to send, made on this phone. */
export const TicketSave = ({ ticket, checks }: Props) => {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const [{ ticketPicture }, { pictureFacts }] = await Promise.all([
        import('./ticket-picture.ts'),
        import('./picture-facts.ts'),
      ])
      const id = ticket.play.slipId
      const facts = pictureFacts(ticket, outcomeOfTicket(ticket), checks)
      const address = checkAddress(location.origin, id)
      const picture = await ticketPicture(facts, lookOfType(ticket.play.lotteryType), address)
      const name = `${brand.name.toLowerCase()}-ticket-${facts.shortId}.png`
      await give(new File([picture], name, { type: 'image/png' }))
    } catch {
      toast.error(words.$noPicture)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button kind="brand" block loading={busy} onClick={() => void save()}>
      <Icon name="download" /> {words.$saveTicket}
    </Button>
  )
}
