import { Button, type ButtonProps } from '../Button.tsx'

/** Beside a text, for what can be done with it. */
export const SmallButton = ({ className = '', ...rest }: ButtonProps) => (
  <Button kind="quiet" className={`btn-small ${className}`} {...rest} />
)
