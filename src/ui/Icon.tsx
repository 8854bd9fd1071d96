import type { IconName } from './icon-names.ts'
import icons from './sprites/icons.svg'

export type { IconName }

interface Props {
  name: IconName
  size?: number
  className?: string
}

/** An icon from the sprite, hidden from screen readers: the text beside it carries the meaning. */
export const Icon = ({ name, size = 24, className }: Props) => (
  <svg className={`icon ${className ?? ''}`} width={size} height={size} aria-hidden="true" focusable="false">
    <use href={`${icons}#${name}`} />
  </svg>
)
