// Picks that came with the address: loaded where nothing is lost by it, asked about where there are picks.
import { useEffect, useEffectEvent, useState } from 'react'
import { useRouter } from '@tanstack/react-router'
import { formatMoney } from '#src/lib/money.ts'
import { plural } from '#src/lib/plural.ts'
import { readShareCode } from '#src/picks/share-code.ts'
import { hasOtherPicks, loadSlip } from '#src/play/load-slip.ts'
import type { PlayStore } from '#src/play/store.ts'
import { BallRow } from '#src/ui/Ball.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Modal } from '#src/ui/Modal.tsx'
import { toast } from '#src/ui/toast.ts'

const faultWords = {
  damaged:
    'The link is damaged, or it was made for another game. Ask for it again, or pick your own numbers.',
  newer:
    'The link was made by a newer version of this app. Close and open the app to update it, then try again.',
} as const

/** Mounted anew for each code. */
export const PlayShared = ({ store, code }: { store: PlayStore; code: string }) => {
  const router = useRouter()
  const [{ slip, fault }] = useState(() => readShareCode(store.game, code))
  const [asks] = useState(() => slip !== undefined && hasOtherPicks(store, slip))
  const leave = () => void router.navigate({ to: '.', search: {}, replace: true })
  const take = () => {
    if (!slip) return
    const words = loadSlip(store, slip)
    if (words.length > 0) toast.neutral(words.join('. '))
    else toast.success(`${plural(slip.lines.length, 'line')} loaded. Nothing is bought yet`)
    leave()
  }
  const atOnce = useEffectEvent(take)
  useEffect(() => {
    if (slip && !asks) atOnce()
  }, [slip, asks])

  if (fault)
    return (
      <Modal
        open
        onClose={leave}
        title="These picks could not be opened"
        footer={
          <Button kind="gold" block onClick={leave}>
            Okay
          </Button>
        }
      >
        <p>{faultWords[fault]}</p>
        <p className="hint">Your own picks are as they were.</p>
      </Modal>
    )
  if (!slip || !asks) return null
  return (
    <Modal
      open
      onClose={leave}
      title="Replace your picks?"
      footer={
        <>
          <Button kind="gold" block onClick={take}>
            Replace my picks
          </Button>
          <Button kind="quiet" block onClick={leave}>
            Keep my picks
          </Button>
        </>
      }
    >
      <p>
        The link holds {plural(slip.lines.length, 'line')} of {formatMoney(slip.stake)}. You have picks of
        your own already.
      </p>
      <ol className="list-none p-0 m-0 stack gap-2">
        {slip.lines.slice(0, 10).map((line, at) => (
          <li key={at} className="flex items-center gap-2">
            <span className="eyebrow num w-5">{at + 1}</span>
            <BallRow numbers={line} size="sm" label={`Line ${at + 1}`} />
          </li>
        ))}
      </ol>
    </Modal>
  )
}
