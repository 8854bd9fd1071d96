import type { ComponentProps, SyntheticEvent } from 'react'
import { Button, type ButtonProps } from '../Button.tsx'
import { useOnline } from '../use-online.ts'

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => unknown
}

/** Its fields say what is wrong themselves, and the page stays. */
export const Form = ({ className = 'stack', onSubmit, ...rest }: FormProps) => (
  <form
    {...rest}
    className={className}
    noValidate
    onSubmit={event => {
      event.preventDefault()
      void onSubmit(event)
    }}
  />
)

export const Submit = (props: ButtonProps) => <Button kind="gold" block {...props} type="submit" />

/** Needs the network, and says so without it. */
export const SubmitOnline = ({ offline, disabled, ...rest }: ButtonProps & { offline: string }) => {
  const online = useOnline()
  return (
    <>
      {!online && <p role="status">{offline}</p>}
      <Submit {...rest} disabled={disabled || !online} />
    </>
  )
}
