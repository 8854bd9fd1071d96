import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'
import { buttonClass, type ButtonKind } from './Button.tsx'

interface Looks extends AnchorHTMLAttributes<HTMLAnchorElement> {
  kind?: ButtonKind
  block?: boolean
  ref?: Ref<HTMLAnchorElement>
}

const Anchor = ({ kind = 'brand', block, className, children, ...rest }: Looks) => (
  <a {...rest} className={buttonClass(kind, block, className)}>
    {children}
  </a>
)

/** A router link styled as a button: takes Link's props, plus kind and block. */
export const LinkButton = createLink(Anchor)

const wide = (kind: ButtonKind) => createLink((props: Looks) => <Anchor kind={kind} block {...props} />)

/** Full width, as buttons of these names. */
export const GoldLink = wide('gold')
export const QuietLink = wide('quiet')
