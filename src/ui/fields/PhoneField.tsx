import { TextField, type TextFieldProps } from './TextField.tsx'

/** Drops characters that cannot be in a phone number. */
export const PhoneField = ({ onChange, ...props }: Omit<TextFieldProps, 'type'>) => (
  <TextField
    inputMode="tel"
    autoComplete="tel"
    placeholder="0803 123 4567"
    maxLength={24}
    {...props}
    // HTML knows no user name in a field of type tel.
    type={props.autoComplete === 'username' ? 'text' : 'tel'}
    onChange={value => onChange(value.replace(/[^\d+ ()-]/g, ''))}
  />
)
