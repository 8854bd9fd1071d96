import type { PlayedTicket } from '#src/model/tickets.ts'
import { formatMoney } from '#src/lib/money.ts'
import { plural } from '#src/lib/figures.ts'
import type { Slip } from '#src/play/load-slip.ts'
import { TextButton } from '#src/ui/buttons/TextButton.tsx'
import { SmallButton } from '#src/ui/buttons/SmallButton.tsx'
import { Button, type ButtonKind } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { ReplaceModal } from '#src/ui/modals/ReplaceModal.tsx'
import { useRepeat, useRepeatRow } from './use-repeat.ts'
import { words } from './words.ts'

const Ask = ({ asked, replace, keep }: Pick<ReturnType<typeof useRepeat>, 'asked' | 'replace' | 'keep'>) => (
  <ReplaceModal open={asked !== undefined} onReplace={replace} onKeep={keep} lines={asked?.lines ?? []}>
    <p>
      {words.$theTicketHad} {plural(asked?.lines.length ?? 0, 'line')} {words.$of}{' '}
      {formatMoney(asked?.stake ?? 0)}
      {words.$youHaveUnpaidPicks}
    </p>
  </ReplaceModal>
)

interface Props {
  lotteryType: string
  slip: Slip
  /** `plain` looks like a link. */
  kind?: ButtonKind | 'plain'
}

/** The same lines and stake, or virtual scores at the same places: one tap to the summary, one more press to pay. */
export const TicketRepeat = ({ lotteryType, slip, kind = 'brand' }: Props) => {
  const { canRepeat, isVirtual, repeat, ...ask } = useRepeat(lotteryType)
  if (!canRepeat) return null
  const same = isVirtual ? words.$sameScores : words.$sameNumbers
  return (
    <>
      {kind === 'plain' ? (
        <TextButton onClick={() => void repeat(slip)}>{same}</TextButton>
      ) : (
        <Button kind={kind} block onClick={() => void repeat(slip)}>
          <Icon name="repeat" /> {same}
        </Button>
      )}
      <Ask {...ask} />
    </>
  )
}

/** The same in a history row, for tickets of every kind. */
export const TicketRepeatRow = ({ row, playerKey }: { row: PlayedTicket; playerKey: string }) => {
  const { canRepeat, loading, repeatRow, ...ask } = useRepeatRow(row, playerKey)
  if (!canRepeat) return null
  return (
    // Above the row's own button, which covers the whole row.
    <span className="relative z-1 inline-block">
      <SmallButton
        loading={loading}
        aria-label={row.item ? words.$bidAgainOn(row.item.name) : words.$repeatTheTicketOf(row.batchId)}
        onClick={() => void repeatRow()}
      >
        <Icon name="repeat" size={18} /> <span className="md:hidden">{words.$repeat}</span>
      </SmallButton>
      <Ask {...ask} />
    </span>
  )
}
