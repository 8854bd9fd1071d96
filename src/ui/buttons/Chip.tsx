import type { ComponentProps } from 'react'

/** A small choice or deed among others. */
export const Chip = ({ className = '', ...rest }: ComponentProps<'button'>) => (
  <button {...rest} type="button" className={`chip ${className}`} />
)
