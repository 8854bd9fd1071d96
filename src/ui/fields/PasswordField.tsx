import { useState } from 'react'
import { Icon } from '../Icon.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'
import { words } from './words.ts'

/** Each password field shows or hides its own text. */
export const PasswordField = (props: Omit<TextFieldProps, 'type' | 'suffix'>) => {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          className="btn-icon -mr-2"
          aria-label={`${shown ? words.$hide : words.$show} ${props.label.toLowerCase()}`}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </button>
      }
    />
  )
}
