// Buttons and links as wide as the page, in the two kinds that most of them have.
import { createLink } from '@tanstack/react-router'
import { Button, type ButtonKind, type ButtonProps } from '../Button.tsx'
import { Anchor, type LinkLooks } from '../LinkButton.tsx'

const button = (kind: ButtonKind) => (props: ButtonProps) => <Button kind={kind} block {...props} />
const link = (kind: ButtonKind) => createLink((props: LinkLooks) => <Anchor kind={kind} block {...props} />)

/** What a screen is for. */
export const GoldButton = button('gold')
export const GoldLink = link('gold')

/** Whatever else can be done. */
export const QuietButton = button('quiet')
export const QuietLink = link('quiet')
