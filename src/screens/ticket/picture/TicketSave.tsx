import { useState } from 'react'
import { brand } from '#src/brand.ts'
import type { KeptDetail } from '#src/model/kept.ts'
import type { CheckResult } from '#src/proof/checks.ts'
import { download } from '#src/lib/download.ts'
import { shortId } from '#src/lib/short-id.ts'
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
      const { ticketPicture } = await import('./ticket-picture.ts')
      const { slipId, lotteryType } = ticket.play
      const address = checkAddress(location.origin, slipId)
      const facts = [ticket, outcomeOfTicket(ticket), checks] as const
      const picture = await ticketPicture(facts, lookOfType(lotteryType), address)
      const name = `${brand.name.toLowerCase()}-ticket-${shortId(slipId)}.png`
      await give(new File([picture], name, { type: 'image/png' }))
    } catch {
      toast.error(words.$noPicture)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button block loading={busy} onClick={() => void save()}>
      <Icon name="download" /> {words.$saveTicket}
    </Button>
  )
}
