import { useId, type FocusEvent, type ReactNode } from 'react'
import { Field, describedBy } from './Field.tsx'

interface SelectFieldProps {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  onBlur?: (event: FocusEvent<HTMLElement>) => void
  options: readonly { value: string; label: string }[]
  /** A first entry that selects nothing. */
  placeholder?: string
  error?: string | undefined
  hint?: ReactNode
}

export const SelectField = ({
  label,
  options,
  placeholder,
  error,
  hint,
  onChange,
  ...rest
}: SelectFieldProps) => {
  const id = useId()
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <select
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, error, hint)}
        onChange={event => onChange(event.target.value)}
      >
        {placeholder && <option value="">{placeholder}</option>}
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
}
