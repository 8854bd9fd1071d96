import { useNavigate } from '@tanstack/react-router'
import { readLowData } from '#src/lib/low-data.ts'
import { GoldButton } from '../buttons/Wide.tsx'
import football from '../sprites/football.svg'
import { Modal } from './Modal.tsx'
import { words } from './words.ts'

/** Stands in for a screen still being built; closing it leads to the games. */
export const ComingSoonModal = ({ title = words.$gameHistory }: { title?: string | undefined }) => {
  const navigate = useNavigate()
  const leave = () => void navigate({ to: '/dashboard' })
  return (
    <Modal
      open
      onClose={leave}
      title={title}
      footer={<GoldButton onClick={leave}>{words.$backToGames}</GoldButton>}
    >
      <div className="stack items-center text-center">
        {!readLowData() && <img src={football} alt={words.$aFootball} width={132} height={132} />}
        <p className="title-1">{words.$comingSoon}</p>
        <p className="text-soft">{words.$weAreStillBuilding}</p>
      </div>
    </Modal>
  )
}
