import { useId, type FocusEvent } from 'react'
import { FieldError } from './Field.tsx'

export interface DigitsFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** Called once, with the last digit. */
  onComplete?: (digits: string) => void
  onBlur?: (event: FocusEvent<HTMLElement>) => void
  required?: boolean
  /** Being checked: typing is ignored, focus stays. */
  busy?: boolean
  /** Only shown: it was accepted. */
  disabled?: boolean
  error?: string | undefined
}

interface Kind {
  name: string
  length: number
  /** Dots instead of digits. */
  secret?: boolean
  autoComplete: 'one-time-code' | 'off'
}

/** One field drawn as boxes: works with autofill, paste and screen readers. */
export const DigitsField = ({
  label,
  value,
  onChange,
  onComplete,
  busy,
  error,
  length,
  secret,
  ...rest
}: DigitsFieldProps & Kind) => {
  const id = useId()
  const change = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, length)
    if (digits === value) return
    onChange(digits)
    if (digits.length === length) onComplete?.(digits)
  }
  return (
    <div className="field">
      <label className="label-text" htmlFor={id}>
        {label}
      </label>
      <div className={`otp otp-${length}${error ? ' otp-wrong' : ''}${rest.disabled ? ' opacity-85' : ''}`}>
        <input
          {...rest}
          id={id}
          type={secret ? 'password' : 'text'}
          className="num"
          inputMode="numeric"
          pattern="\d*"
          value={value}
          readOnly={busy}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={event => change(event.target.value)}
        />
        {Array.from({ length }, (_, place) => (
          <span
            key={place}
            aria-hidden="true"
            className={`otp-box num${place === Math.min(value.length, length - 1) ? ' otp-box-next' : ''}`}
          >
            {secret && value[place] ? '•' : value[place]}
          </span>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </div>
  )
}
