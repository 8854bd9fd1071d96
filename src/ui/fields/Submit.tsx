import { Button, type ButtonProps } from '../Button.tsx'

/** The button that sends a form. */
export const Submit = (props: ButtonProps) => <Button kind="gold" block {...props} type="submit" />
