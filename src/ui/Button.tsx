import type { ButtonHTMLAttributes, Ref } from 'react'
import { words } from './words/first.ts'

/** `white` is for cloth. */
export type ButtonKind = 'gold' | 'brand' | 'quiet' | 'white' | 'danger'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind
  /** A request is pending: says 'Loading' and cannot be pressed again. */
  loading?: boolean
  /** Full width. */
  block?: boolean
  ref?: Ref<HTMLButtonElement>
}

export const buttonClass = (kind: ButtonKind, block?: boolean, more = '') =>
  `btn btn-${kind}${block ? ' btn-block' : ''} ${more}`.trim()

export const Button = ({
  kind = 'brand',
  loading = false,
  block,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    className={buttonClass(kind, block, className)}
    // Not `disabled`, which would take the focus away.
    aria-disabled={loading || undefined}
    aria-busy={loading || undefined}
    onClick={loading ? event => event.preventDefault() : onClick}
  >
    {loading ? words.$loading : children}
  </button>
)
