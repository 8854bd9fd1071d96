// Picks that came with the address: loaded if there is nothing to overwrite, otherwise after asking.
import { useEffect, useEffectEvent, useState } from 'react'
import { useRouter } from '@tanstack/react-router'
import { formatMoney } from '#src/lib/money.ts'
import { readShareCode } from '#src/picks/share-code.ts'
import { hasOtherPicks, loadSlip } from '#src/play/load-slip.ts'
import type { PlayStore } from '#src/play/store.ts'
import { GoldButton } from '#src/ui/buttons/Wide.tsx'
import { Modal } from '#src/ui/modals/Modal.tsx'
import { ReplaceModal } from '#src/ui/modals/ReplaceModal.tsx'
import { toast } from '#src/ui/toast.ts'
import { useOpenBands } from '../shared/held-back/use-open-bands.ts'
import { words as playWords } from './words.ts'

const faultWords = {
  damaged: playWords.$theLinkIsDamaged,
  newer: playWords.$theLinkWasMade,
} as const

/** Remounted for each code. */
export const PlayShared = ({ store, code }: { store: PlayStore; code: string }) => {
  const router = useRouter()
  const [{ slip, fault }] = useState(() => readShareCode(store.game, code))
  const [asks] = useState(() => slip !== undefined && hasOtherPicks(store, slip))
  const sold = useOpenBands(store.game)
  const leave = () => void router.navigate({ to: '.', search: {}, replace: true })
  const take = () => {
    if (!slip) return
    const words = loadSlip(store, slip, sold)
    if (words.length > 0) toast.neutral(words.join('. '))
    else toast.success(playWords.$loadedNothingIsBought(slip.lines.length))
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
        title={playWords.$thesePicksCouldNot}
        footer={<GoldButton onClick={leave}>{playWords.$okay}</GoldButton>}
      >
        <p>{faultWords[fault]}</p>
        <p className="hint">{playWords.$yourOwnPicksAre}</p>
      </Modal>
    )
  if (!slip) return null
  return (
    <ReplaceModal open={asks} onReplace={take} onKeep={leave} lines={slip.lines}>
      <p>{playWords.$theLinkHoldsOf(slip.lines.length, formatMoney(slip.stake))}</p>
    </ReplaceModal>
  )
}
