import { useSnapshot } from 'valtio'
import type { PlayStore } from '#src/play/store.ts'
import { PlayPrice } from './PlayPrice.tsx'
import { priceTag } from './price-tag.ts'

/** The current ticket's price tag: follows the stake and the number of lines, not each number picked. */
export const PlayOdds = ({ store }: { store: PlayStore }) => {
  const { stake, picks } = useSnapshot(store.state)
  return <PlayPrice tag={priceTag(store.game, stake, [], picks.length)} stake={stake} />
}
