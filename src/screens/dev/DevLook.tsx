// Cloth, emblems, drawings, slips, rings, pills, folds: what the look is made of.
import { emblemNames } from '#src/lib/look.ts'
import { games } from '#src/games/rules.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { HitRow } from '../shared/lines/HitRow.tsx'
import { Drawing, drawingNames } from '#src/ui/Drawing.tsx'
import { Emblem, EmblemChip, Seal } from '#src/ui/Emblem.tsx'
import { Fold } from '#src/ui/Fold.tsx'
import { Slip, Tear } from '#src/ui/Slip.tsx'
import { Ring } from '#src/ui/time/Ring.tsx'

export const DevLook = () => (
  <>
    <ul className="tiles">
      {games.map(({ id, look, lotteryType, pick, of }) => (
        <li key={id} className={`tile cloth cloth-${look.cloth}`}>
          <Emblem name={look.emblem} />
          <span>
            {lotteryName(lotteryType)}
            <small>
              {pick} of {of}
            </small>
          </span>
        </li>
      ))}
    </ul>
    <div className="cloth rounded-card p-4 flex flex-wrap gap-3">
      {emblemNames.map(name => (
        <Emblem key={name} name={name} />
      ))}
    </div>
    <div className="flex flex-wrap gap-3">
      {drawingNames.map(name => (
        <Drawing key={name} name={name} />
      ))}
    </div>
    <div className="flex flex-wrap items-center gap-3">
      <Ring left={0.72}>03:36</Ring>
      <Ring left={0.1} small>
        00:30
      </Ring>
      <span className="cloth rounded-card p-3">
        <Ring left={0.5}>02:30</Ring>
      </span>
      <span className="pill">On sale</span>
      <span className="pill pill-win">Won ₦500</span>
      <span className="pill pill-lose">Lost</span>
    </div>
    <Slip className="max-w-100">
      <div className="flex items-center gap-3">
        <EmblemChip look={games[0]!.look} />
        <b>{lotteryName(games[0]!.lotteryType)}</b>
      </div>
      <HitRow numbers={[6, 19, 24, 31]} hits={[6, 31]} label="A line" />
      <dl className="sums">
        <dt>Stake</dt>
        <dd>₦300.00</dd>
        <dt className="sum">You got back</dt>
        <dd className="sum">₦500.00</dd>
      </dl>
      <Tear />
      <div className="flex items-center gap-3">
        <Seal />
        <b>6 of 6 checks passed</b>
      </div>
    </Slip>
    <div>
      <Fold summary="What was checked">The receipt is signed.</Fold>
      <Fold summary="Unfolded" open>
        Everything in it.
      </Fold>
    </div>
  </>
)
