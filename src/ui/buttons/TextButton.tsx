import type { ComponentProps } from 'react'

/** Looks like a link, and goes nowhere. */
export const TextButton = ({ className = '', ...rest }: ComponentProps<'button'>) => (
  <button {...rest} type="button" className={`btn-link ${className}`} />
)
