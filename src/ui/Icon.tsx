import type { IconName } from './icon-names.ts'

export type { IconName }

/** One drawing of the sprite; the words beside it carry the meaning, so readers do not hear it. */
export const Icon = ({
  name,
  size = 24,
  className,
}: {
  name: IconName
  size?: number
  className?: string
}) => (
  <svg className={`icon ${className ?? ''}`} width={size} height={size} aria-hidden="true" focusable="false">
    <use href={`/icons.svg#${name}`} />
  </svg>
)
