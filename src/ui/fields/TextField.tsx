import {
  useId,
  type HTMLInputAutoCompleteAttribute,
  type HTMLInputTypeAttribute,
  type ReactNode,
  type FocusEvent,
} from 'react'
import { Field, describedBy } from './Field.tsx'

export interface TextFieldProps {
  label: string
  name: string
  type?: HTMLInputTypeAttribute
  value: string
  onChange: (value: string) => void
  onBlur?: (event: FocusEvent<HTMLElement>) => void
  error?: string | undefined
  hint?: ReactNode
  inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'decimal' | 'search'
  autoComplete?: HTMLInputAutoCompleteAttribute
  placeholder?: string
  maxLength?: number
  /** For a date, `2008-11-20`. */
  max?: string
  readOnly?: boolean
  required?: boolean
  /** Goes before the text, like ₦. */
  prefix?: string
  /** Goes after the text, like the button that shows a password. */
  suffix?: ReactNode
}

export const TextField = ({
  label,
  type = 'text',
  error,
  hint,
  prefix,
  suffix,
  onChange,
  ...rest
}: TextFieldProps) => {
  const id = useId()
  return (
    <Field id={id} label={label} error={error} hint={hint} still={rest.readOnly}>
      {prefix && (
        <span aria-hidden="true" className="text-soft">
          {prefix}
        </span>
      )}
      <input
        {...rest}
        id={id}
        type={type}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, error, hint)}
        onChange={event => onChange(event.target.value)}
      />
      {suffix}
    </Field>
  )
}
