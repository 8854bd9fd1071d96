import type { EmblemName, GameLook } from '#src/lib/look.ts'
import emblems from './sprites/emblems.svg'

interface Props {
  name: EmblemName
  size?: number
  className?: string
}

/** A drawing from the emblems' sprite, hidden from screen readers: the game's name stands beside it. */
export const Emblem = ({ name, size = 48, className = '' }: Props) => (
  <svg className={`flex-none ${className}`} width={size} height={size} aria-hidden="true" focusable="false">
    <use href={`${emblems}#${name}`} />
  </svg>
)

/** A game's emblem on a piece of its cloth, for use on paper. */
export const EmblemChip = ({ look, size = 40 }: { look: GameLook; size?: 32 | 40 }) => (
  <span className={`emblem-chip cloth cloth-${look.cloth} ${size === 32 ? 'emblem-chip-small' : ''}`}>
    <Emblem name={look.emblem} size={size * 0.8} />
  </span>
)

/** The printed seal of a proof. */
export const Seal = ({ size = 96 }: { size?: number }) => <Emblem name="seal" size={size} className="seal" />
