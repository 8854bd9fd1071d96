import type { ReactNode } from 'react'
import { BallRow } from '../Ball.tsx'
import { GoldButton, QuietButton } from '../buttons/Wide.tsx'
import { Modal } from './Modal.tsx'
import { words } from './words.ts'
import { words as uiWords } from '../words/ui.ts'

/** The most waiting lines to show; the question matters more than the list. */
const SHOWN = 10

interface ReplaceModalProps {
  open: boolean
  onReplace: () => void
  onKeep: () => void
  /** What would replace the picks. */
  lines: readonly (readonly number[])[]
  children: ReactNode
}

/** Asks before other lines replace the player's picks. */
export const ReplaceModal = ({ open, onReplace, onKeep, lines, children }: ReplaceModalProps) => (
  <Modal
    open={open}
    onClose={onKeep}
    title={words.$replaceYourPicks}
    footer={
      <>
        <GoldButton onClick={onReplace}>{words.$replaceMyPicks}</GoldButton>
        <QuietButton onClick={onKeep}>{words.$keepMyPicks}</QuietButton>
      </>
    }
  >
    {children}
    <ol className="list-none p-0 m-0 stack gap-2">
      {lines.slice(0, SHOWN).map((line, at) => (
        <li key={at} className="flex items-center gap-2">
          <span className="eyebrow num w-5">{at + 1}</span>
          <BallRow mine numbers={line} size="sm" label={uiWords.$line(at + 1)} />
        </li>
      ))}
    </ol>
    {lines.length > SHOWN && <p className="hint">{words.$andMore(lines.length - SHOWN)}</p>}
  </Modal>
)
