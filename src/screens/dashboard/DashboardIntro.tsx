import { gameById } from '#src/games/rules.ts'
import { GoldButton } from '#src/ui/buttons/Wide.tsx'
import { Modal } from '#src/ui/modals/Modal.tsx'
import type { GameTile } from './game-tiles.ts'
import { introWords } from './intro-words.ts'
import { words } from './words.ts'

interface Props {
  /** The tapped game; undefined closes the intro. */
  tile: GameTile | undefined
  onContinue: () => void
  onClose: () => void
}

export const DashboardIntro = ({ tile, onContinue, onClose }: Props) => {
  const game = gameById(tile?.id ?? '')
  return (
    <Modal
      open={tile !== undefined}
      onClose={onClose}
      title={tile?.name ?? ''}
      footer={<GoldButton onClick={onContinue}>{words.$continue}</GoldButton>}
    >
      {game ? (
        introWords(game).map((words, at) => (
          <p key={words} className={at === 0 ? '' : 'text-soft'}>
            {words}
          </p>
        ))
      ) : (
        <p>{words.$anItemIsWon}</p>
      )}
    </Modal>
  )
}
