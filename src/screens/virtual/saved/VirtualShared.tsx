// Scores from the address, of a past ticket or of a friend: shown at the same places of this batch, which has other
// teams, before they are chosen.
import { useRouter } from '@tanstack/react-router'
import { virtual } from '#src/games/soccer-cash/rules.ts'
import { readSoccerShareCode } from '#src/games/soccer-cash/share-code.ts'
import type { Kobo } from '#src/lib/money.ts'
import { picksAt } from '#src/play/soccer/virtual-places.ts'
import { virtualStore } from '#src/play/virtual-store.ts'
import { GoldButton, QuietButton } from '#src/ui/buttons/Wide.tsx'
import { Modal } from '#src/ui/modals/Modal.tsx'
import { playPath } from '../paths.ts'
import type { Sale } from '../use-slate.ts'
import { words } from '../words.ts'

interface Props {
  code: string
  /** The stake of the repeated ticket. */
  stake: Kobo | undefined
  sale: Sale
  /** Other scores are chosen, which these would replace. */
  replaces: boolean
}

export const VirtualShared = ({ code, stake, sale: { id, rules }, replaces }: Props) => {
  const router = useRouter()
  const places = readSoccerShareCode(virtual, code).picks ?? []
  const picks = picksAt(rules, places)
  const left = places.length - picks.length
  const leave = () => void router.navigate({ to: playPath, replace: true })
  const load = () => {
    const store = virtualStore()
    store.begin(id)
    store.load(picks)
    if (stake) store.setStake(stake)
    leave()
  }
  return (
    <Modal
      open
      onClose={leave}
      title={words.$sameScores}
      footer={
        <>
          {picks.length > 0 && (
            <GoldButton onClick={load}>{replaces ? words.$replaceMine : words.$callThese}</GoldButton>
          )}
          <QuietButton onClick={leave}>{words.$notNow}</QuietButton>
        </>
      }
    >
      <p>{places.length === 0 ? words.$codeDamaged : words.$samePlaces}</p>
      {left > 0 && <p className="hint">{words.$notSoldHere(left)}</p>}
      <ul className="list-none p-0 m-0 stack gap-1 num">
        {rules.matches.map(({ id: match, home, away }, place) => {
          const called = picks.find(it => it.match === match)
          return (
            called && (
              <li key={match}>
                {words.$match(place + 1)}: {home} <b className="whitespace-nowrap">{called.score}</b> {away}
              </li>
            )
          )
        })}
      </ul>
    </Modal>
  )
}
