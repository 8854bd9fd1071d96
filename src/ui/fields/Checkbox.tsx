import { useId, type ReactNode } from 'react'
import { FieldError } from './Field.tsx'

interface CheckboxProps {
  name: string
  checked: boolean
  onChange: (checked: boolean) => void
  error?: string | undefined
  children: ReactNode
}

export const Checkbox = ({ name, checked, onChange, error, children }: CheckboxProps) => {
  const id = useId()
  return (
    <div className="field">
      <label className="flex items-start gap-3 min-h-11 py-2 cursor-pointer" htmlFor={id}>
        <input
          id={id}
          name={name}
          type="checkbox"
          className="checkbox"
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={event => onChange(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  )
}
