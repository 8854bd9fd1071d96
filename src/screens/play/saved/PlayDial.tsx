import { brand } from '#src/brand.ts'
import type { GameRules } from '#src/games/game.ts'
import { lineCode } from '#src/picks/line-code.ts'
import type { Slip } from '#src/play/load-slip.ts'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { dialLink } from '../../shared/dial-link.ts'
import { words } from './words.ts'

/** The picks as a code for a phone without data: dialled here, or sent to such a phone. */
export const PlayDial = ({ game, slip, name }: { game: GameRules; slip: Slip; name: string }) => {
  const lines = slip.lines.map(line => [...line])
  const line = game.lineCounts.includes(lines.length) && lineCode(game, { lines, stake: slip.stake })
  if (!line) return null
  const code = `${brand.ussdCode.slice(0, -1)}*${line}#`
  return (
    <section className="stack" aria-labelledby="no-data">
      <h3 id="no-data" className="font-bold">
        {words.$noData}
      </h3>
      <p>{words.$dialThis}</p>
      <TextField label={words.$codeToDial} name="dial" value={code} onChange={() => undefined} readOnly />
      <div className="flex gap-3">
        <a className="btn btn-quiet flex-1" href={dialLink(code)}>
          {words.$dialIt}
        </a>
        <a
          className="btn btn-quiet flex-1"
          href={`sms:?body=${encodeURIComponent(words.$smsText(name, code))}`}
        >
          {words.$sendAsSms}
        </a>
      </div>
    </section>
  )
}
