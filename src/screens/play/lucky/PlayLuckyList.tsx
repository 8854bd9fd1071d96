import { luckyLine } from '#src/lib/lucky-number.ts'
import { formatMoney } from '#src/lib/money.ts'
import { byBand, type LuckySelection } from '#src/picks/lucky.ts'
import { BallRow } from '#src/ui/Ball.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { useKeptFocus } from '../board/use-kept-focus.ts'
import { words } from './words.ts'

interface Props<T extends LuckySelection> {
  picks: readonly T[]
  disabled?: boolean
  onRemove: (pick: T) => void
}

/** The chosen lucky numbers by stake band, each with a bin. */
export const PlayLuckyList = <T extends LuckySelection>({ picks, disabled, onRemove }: Props<T>) => {
  const { list, willDelete } = useKeptFocus()
  const groups = byBand(picks)
  const ordered = groups.flatMap(group => group.picks)
  return (
    <ol ref={list} className="list-none p-0 m-0 stack">
      {groups.map(group => (
        <li key={group.band}>
          <p className="row">
            <span className="eyebrow">{words.$stakeBand(formatMoney(group.band))}</span>
            <b className="num">{formatMoney(group.band * group.picks.length)}</b>
          </p>
          <ul className="list-none p-0 m-0" aria-label={words.$luckyNumbersOf2(formatMoney(group.band))}>
            {group.picks.map(pick => (
              <li key={pick.luckyNumber} className="row border-b border-line py-1 min-h-12">
                <BallRow
                  mine
                  numbers={luckyLine(pick.luckyNumber)}
                  size="sm"
                  label={words.$luckyNumberOf(formatMoney(group.band))}
                />
                <IconButton
                  icon="trash"
                  label={words.$removeOf(luckyLine(pick.luckyNumber).join(', '), formatMoney(group.band))}
                  size={20}
                  data-delete
                  disabled={disabled}
                  onClick={() => {
                    willDelete(ordered.indexOf(pick))
                    onRemove(pick)
                  }}
                />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
