import type { ReactNode } from 'react'

interface FieldProps {
  id: string
  label: string
  error?: string | undefined
  hint?: ReactNode
  still?: boolean | undefined
  children: ReactNode
}

export const FieldError = ({ id, error }: Pick<FieldProps, 'id' | 'error'>) =>
  error && (
    <p id={`${id}-error`} className="error-text">
      {error}
    </p>
  )

/** Label, box, hint and error of one field, tied together by ids derived from `id`. */
export const Field = ({ id, label, error, hint, still, children }: FieldProps) => (
  <div className="field">
    <label className="label-text" htmlFor={id}>
      {label}
    </label>
    <div className={`input-box${error ? ' input-box-wrong' : ''}${still ? ' input-box-still' : ''}`}>
      {children}
    </div>
    {hint && (
      <p id={`${id}-hint`} className="hint">
        {hint}
      </p>
    )}
    <FieldError id={id} error={error} />
  </div>
)

export const describedBy = (id: string, error?: string, hint?: ReactNode) =>
  [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].join(' ').trim() || undefined
