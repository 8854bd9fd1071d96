// The picks by stake band; its opener closes it when none remain.
import { pathsOf } from '#src/games/paths.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { formatMoney } from '#src/lib/money.ts'
import { MyLine } from '../shared/lines/MyLines.tsx'
import { EmblemChip } from '#src/ui/Emblem.tsx'
import { GoldLink } from '#src/ui/buttons/Wide.tsx'
import { Modal } from '#src/ui/modals/Modal.tsx'
import type { Band } from './picks-waiting.ts'
import { words } from './words.ts'

interface Props {
  bands: readonly Band[]
  open: boolean
  onClose: () => void
}

export const DashboardPicksModal = ({ bands, open, onClose }: Props) => (
  <Modal open={open} onClose={onClose} title={words.$summaryOfPicks}>
    {bands.map(({ stake, waiting, total }) => (
      <section key={stake} aria-label={words.$stakeBand(formatMoney(stake))}>
        <p className="row">
          <span className="eyebrow">{words.$stakeBand(formatMoney(stake))}</span>
          <b className="num">{formatMoney(total)}</b>
        </p>
        {waiting.map(({ game, lines, total: price }) => (
          <div key={game.id} className="border-t border-line py-3">
            <p className="flex items-center gap-2 font-bold mb-2">
              <EmblemChip look={game.look} size={32} />
              {lotteryName(game.lotteryType)}
            </p>
            <ol className="grid gap-2 mb-3">
              {lines.map((line, at) => (
                <li key={`${at}-${line.join('-')}`}>
                  <MyLine numbers={line} at={at} />
                </li>
              ))}
            </ol>
            <GoldLink to={pathsOf(game).play}>
              {words.$goOnWith(lotteryName(game.lotteryType), formatMoney(price))}
            </GoldLink>
          </div>
        ))}
      </section>
    ))}
  </Modal>
)
