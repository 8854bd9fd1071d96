import { TextField, type TextFieldProps } from './TextField.tsx'

export const EmailField = (props: TextFieldProps) => (
  <TextField autoComplete="email" {...props} type="email" inputMode="email" />
)
