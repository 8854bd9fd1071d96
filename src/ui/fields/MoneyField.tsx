import { TextField, type TextFieldProps } from './TextField.tsx'

/** An amount in naira as text; the contract converts it to kobo. */
export const MoneyField = ({ onChange, ...props }: Omit<TextFieldProps, 'type' | 'prefix'>) => (
  <TextField
    inputMode="decimal"
    autoComplete="off"
    maxLength={16}
    {...props}
    prefix="₦"
    onChange={value => onChange(value.replace(/[^\d.,]/g, ''))}
  />
)
