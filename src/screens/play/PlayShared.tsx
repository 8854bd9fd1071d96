// Picks that came with the address: loaded if there is nothing to overwrite, otherwise after asking.
import { useEffect, useEffectEvent, useState } from 'react'
import { useRouter } from '@tanstack/react-router'
import { formatMoney } from '#src/lib/money.ts'
import { plural } from '#src/lib/plural.ts'
import { readShareCode } from '#src/picks/share-code.ts'
import { hasOtherPicks, loadSlip } from '#src/play/load-slip.ts'
import type { PlayStore } from '#src/play/store.ts'
import { Button } from '#src/ui/Button.tsx'
import { Modal } from '#src/ui/modals/Modal.tsx'
import { ReplaceModal } from '#src/ui/modals/ReplaceModal.tsx'
import { toast } from '#src/ui/toast.ts'

const faultWords = {
  damaged:
    'The link is damaged, or it was made for another game. Ask for it again, or pick your own numbers.',
  newer:
    'The link was made by a newer version of this app. Close and open the app to update it, then try again.',
} as const

/** Remounted for each code. */
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
  if (!slip) return null
  return (
    <ReplaceModal open={asks} onReplace={take} onKeep={leave} lines={slip.lines}>
      <p>
        The link holds {plural(slip.lines.length, 'line')} of {formatMoney(slip.stake)}. You have picks of
        your own already.
      </p>
    </ReplaceModal>
  )
}
