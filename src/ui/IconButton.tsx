import type { ButtonHTMLAttributes, Ref } from 'react'
import { Icon, type IconName } from './Icon.tsx'

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName
  label: string
  /** The icon's, px. */
  size?: number
  ref?: Ref<HTMLButtonElement>
}

/** A button whose words only screen readers hear. */
export const IconButton = ({ icon, label, size, className = '', ...rest }: IconButtonProps) => (
  <button {...rest} type="button" className={`btn-icon ${className}`} aria-label={label}>
    <Icon name={icon} size={size} />
  </button>
)
