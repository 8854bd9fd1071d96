import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'
import { buttonClass, type ButtonKind } from './Button.tsx'

export interface LinkLooks extends AnchorHTMLAttributes<HTMLAnchorElement> {
  kind?: ButtonKind
  block?: boolean
  ref?: Ref<HTMLAnchorElement>
}

export const Anchor = ({ kind = 'gold', block, className, children, ...rest }: LinkLooks) => (
  <a {...rest} className={buttonClass(kind, block, className)}>
    {children}
  </a>
)

/** A router link styled as a button, gold unless told: takes Link's props, plus kind and block. */
export const LinkButton = createLink(Anchor)
