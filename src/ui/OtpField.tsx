import { useId } from 'react'

const LENGTH = 6

interface OtpFieldProps {
  value: string
  onChange: (value: string) => void
  /** Called once with the sixth digit. */
  onComplete?: (code: string) => void
  disabled?: boolean
  error?: string | undefined
  label: string
}

/** One field drawn as six boxes: the phone can fill it in, a code can be pasted, and a reader hears one field. */
export const OtpField = ({ value, onChange, onComplete, disabled, error, label }: OtpFieldProps) => {
  const id = useId()
  const change = (text: string) => {
    const code = text.replace(/\D/g, '').slice(0, LENGTH)
    if (code === value) return
    onChange(code)
    if (code.length === LENGTH) onComplete?.(code)
  }
  return (
    <div className="field">
      <label className="label-text" htmlFor={id}>
        {label}
      </label>
      <div className={`otp${error ? ' otp-wrong' : ''}`}>
        <input
          id={id}
          name="code"
          className="num"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d*"
          value={value}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={event => change(event.target.value)}
        />
        {Array.from({ length: LENGTH }, (_, place) => (
          <span
            key={place}
            aria-hidden="true"
            className={`otp-box num${place === Math.min(value.length, LENGTH - 1) ? ' otp-box-next' : ''}`}
          >
            {value[place]}
          </span>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="error-text">
          {error}
        </p>
      )}
    </div>
  )
}
