import { useState } from 'react'
import { IconButton } from '../IconButton.tsx'
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
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={`${shown ? words.$hide : words.$show} ${props.label.toLowerCase()}`}
          className="-mr-2"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
