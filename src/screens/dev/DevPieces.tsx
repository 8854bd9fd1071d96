// Pieces that only certain screens have, in each of their states: price tag, ladder, notes, ranks, rows, lines, sums.
import { games } from '#src/games/rules.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { kobo } from '#src/lib/money.ts'
import { Ball, BallRow } from '#src/ui/Ball.tsx'
import { HitRow } from '../shared/lines/HitRow.tsx'
import { BandCard } from '#src/ui/BandCard.tsx'
import { Button } from '#src/ui/Button.tsx'
import { EmblemChip } from '#src/ui/Emblem.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Slip, Tear } from '#src/ui/Slip.tsx'

const prizes = [
  ['4 right', '₦50,000', '1 in 91,390'],
  ['3 right', '₦5,000', '1 in 635'],
  ['2 right', '₦200', '1 in 24'],
] as const

const lines = [
  [7, 19, 24, 33],
  [6, 19, 24, 31],
] as const

const Ladder = () => (
  <dl className="ladder">
    {prizes.map(([right, prize, odds]) => (
      <div key={right}>
        <dt className="text-xs">{right}</dt>
        <dd className="m-0 font-bold">{prize}</dd>
        <dd className="m-0 text-xs">{odds}</dd>
      </div>
    ))}
  </dl>
)

export const DevPieces = () => (
  <>
    <p className="tag">
      <b>₦300</b>, 3 lines. On average ₦157.83 comes back.
    </p>
    <Ladder />
    <div className="cloth cloth-green rounded-card p-4">
      <Ladder />
    </div>
    <ul className="rail" aria-label="Stakes">
      <BandCard rank={0} stake={kobo(100)} topPrize={kobo(50_000)}>
        <Button kind="gold">Play now</Button>
      </BandCard>
      <BandCard rank={1} stake={kobo(200)} topPrize={kobo(250_000)} comingSoon={{ needs: kobo(750_000) }}>
        {null}
      </BandCard>
    </ul>
    <ul className="rows">
      {['070******76', '080******12', '091******38'].map((phone, at) => (
        <li key={phone}>
          <span className={`rank rank-${at + 1}`}>{at + 1}</span>
          <span className="flex-1">{phone}</span>
          <b className="num text-win">₦1,600</b>
        </li>
      ))}
      {games.slice(0, 2).map(game => (
        <li key={game.id}>
          <EmblemChip look={game.look} />
          <span className="flex-1">{lotteryName(game.lotteryType)}</span>
          <EmblemChip look={game.look} size={32} />
          <Icon name="next" size={20} />
        </li>
      ))}
    </ul>
    <Slip className="max-w-100">
      <ol className="my-lines">
        <li>
          <div className="flex-1">
            <BallRow mine numbers={lines[0]} size="sm" label="Line 1" />
          </div>
          <b className="num">₦100</b>
        </li>
        <li>
          <div className="flex-1">
            <HitRow numbers={lines[1]} hits={[6, 31]} size="sm" label="Line 2" />
          </div>
          <span className="pill pill-win">₦200</span>
        </li>
      </ol>
      <Tear />
      <dl className="sums">
        <dt>Stake</dt>
        <dd>₦200.00</dd>
        <dt className="sum">You pay</dt>
        <dd className="sum">₦200.00</dd>
      </dl>
    </Slip>
    <div className="cloth cloth-violet rounded-card p-4 flex flex-wrap items-center gap-2">
      <Ball n={7} state="mine" />
      <Ball n={27} />
      <Ball n={31} state="hit" />
      <Ball n={19} state="miss" />
      <Ball n={24} state="offered" />
      <span className="pill">2 lines</span>
    </div>
  </>
)
