// The rules in plain words, with the figures of the rules themselves.
import { pathsOf } from '#src/games/paths.ts'
import { soccerLook } from '#src/games/soccer-cash/look.ts'
import { soccerPaths } from '#src/games/soccer-cash/paths.ts'
import { CAME_BACK } from '#src/games/soccer-cash/quoted.ts'
import { allIn, MOST_PAID, real, RETURN, times } from '#src/games/soccer-cash/rules.ts'
import { virtualSoccer } from '#src/games/soccer-cash/virtual/rules.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { formatMoney } from '#src/lib/money.ts'
import { Fold } from '#src/ui/Fold.tsx'
import { words } from './about-words.ts'

const itemsOf = (texts: readonly string[]) => texts.map(it => <li key={it}>{it}</li>)

export const SoccerRules = ({ open = false }: { open?: boolean }) => (
  <section className="card py-0" aria-label={words.$howToPlay}>
    <Fold summary={<b>{words.$howToPlay}</b>} open>
      <ol className="grid gap-2 pl-5 m-0 list-decimal">{itemsOf(words.$steps)}</ol>
    </Fold>
    <Fold summary={<b>{words.$price}</b>} open={open}>
      <div className="stack">
        <p>{words.$priceText(RETURN, CAME_BACK)}</p>
        <p>{words.$priceHow(RETURN)}</p>
        <p>{words.$capText(formatMoney(MOST_PAID))}</p>
        <p>{words.$limits(real.predictions, real.scores)}</p>
      </div>
    </Fold>
    <Fold summary={<b>{words.$counts}</b>} open={open}>
      <div className="stack">
        <p>{words.$countsText}</p>
        <p>{words.$close(times.cutOff / MINUTE)}</p>
      </div>
    </Fold>
    <Fold summary={<b>{words.$void}</b>} open={open}>
      <ul className="grid gap-2 pl-5 m-0 list-disc">{itemsOf(words.$voidText)}</ul>
    </Fold>
    <Fold summary={<b>{words.$results}</b>} open={open}>
      <p>{words.$resultsText(words.$two, times.alone / MINUTE)}</p>
    </Fold>
  </section>
)

/** What each form is, in a sentence. */
export const formTexts = [
  {
    id: real.id,
    to: soccerPaths.real.play,
    kind: 'gold',
    look: soccerLook,
    title: words.$realTitle,
    play: words.$playReal,
    text: words.$realText(real.most, formatMoney(real.stakes[0]!)),
  },
  {
    id: allIn.id,
    to: soccerPaths['all-in'].play,
    kind: 'white',
    look: { cloth: 'teal', emblem: 'pitch' },
    title: words.$allInTitle,
    play: words.$playAllIn,
    text: words.$allInText(allIn.most, formatMoney(allIn.stakes[0]!), formatMoney(allIn.stakes.at(-1)!)),
  },
  {
    id: virtualSoccer.id,
    to: pathsOf(virtualSoccer).play,
    kind: 'white',
    look: virtualSoccer.look,
    title: words.$virtualTitle,
    play: words.$playVirtual,
    text: words.$virtualText(virtualSoccer.scores.most, formatMoney(virtualSoccer.stakes[0]!.stake)),
  },
] as const
