import { Button, type ButtonProps } from '../Button.tsx'

export const Submit = (props: ButtonProps) => <Button kind="gold" block {...props} type="submit" />
