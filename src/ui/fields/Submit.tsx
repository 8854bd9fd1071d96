import { GoldButton } from '../buttons/Wide.tsx'
import { type ButtonProps } from '../Button.tsx'

export const Submit = (props: ButtonProps) => <GoldButton {...props} type="submit" />
