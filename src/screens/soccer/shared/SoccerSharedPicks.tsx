import { useSnapshot } from 'valtio'
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import type { SharedSlip } from '#src/play/soccer/shared-slip.ts'
import { slateOf } from '#src/play/soccer/state.ts'
import { soccerStore } from '#src/play/soccer/store.ts'
import { GoldButton, QuietButton } from '#src/ui/buttons/Wide.tsx'
import { Section } from '#src/ui/Section.tsx'
import { countWords } from '../soccer-tag.ts'
import { SoccerLines } from '../SoccerLines.tsx'
import { words } from '../words.ts'

interface Props {
  slip: Extract<SharedSlip, { picks: unknown }>
  /** Of the address; without one the player's own stays. */
  stake: Kobo | undefined
  /** The player has other scores, which these would replace. */
  replaces: boolean
  onLoad: () => void
  onKeep: () => void
}

/** Shared picks, before they replace anything. */
export const SoccerSharedPicks = ({ slip, stake: wanted, replaces, onLoad, onKeep }: Props) => {
  const { form, picks, matches } = slip
  const { stake: own } = useSnapshot(soccerStore(form).state)
  const stake = wanted ?? own
  const cost = picks.reduce((all, it) => all * it.scores.length, stake)
  return (
    <Section id="shared-picks" title={replaces ? words.$replace : words.$sharedPicks}>
      {replaces && <p>{words.$replaceText}</p>}
      <SoccerLines picks={picks} matches={matches} slate={slateOf(matches)} />
      <p className="num">
        <b>{formatMoney(cost)}</b>: {countWords(picks, stake)}
      </p>
      <GoldButton onClick={onLoad}>{replaces ? words.$replaceMine : words.$loadPicks}</GoldButton>
      {replaces && <QuietButton onClick={onKeep}>{words.$keepMine}</QuietButton>}
    </Section>
  )
}
