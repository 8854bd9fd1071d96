import { useEffect, useRef, type ComponentProps } from 'react'
import { dismissToast, holdToast, releaseToast } from './toast.ts'
import { words } from './words/ui.ts'

interface Props {
  toast: Parameters<typeof releaseToast>[0]
  label: string
  run: () => void
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea')

/** A toast's action: by tapping it, from the keyboard, or with Ctrl+Z anywhere on the page. */
export const ToastAction = ({ toast, label, run }: Props) => {
  const from = useRef<HTMLElement>(null)
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || isTyping(event.target)) return
      event.preventDefault()
      run()
      dismissToast(toast.id)
    }
    addEventListener('keydown', act)
    return () => removeEventListener('keydown', act)
  }, [toast, run])
  const focused: ComponentProps<'button'>['onFocus'] = event => {
    if (event.relatedTarget instanceof HTMLElement) from.current = event.relatedTarget
    holdToast(toast.id)
  }
  return (
    <button
      type="button"
      className="toast-action"
      aria-keyshortcuts="Control+Z"
      onFocus={focused}
      onBlur={() => releaseToast(toast)}
      onClick={() => {
        from.current?.focus()
        run()
        dismissToast(toast.id)
      }}
    >
      {label}
      <span className="sr-only">{words.$alsoByControlZ}</span>
    </button>
  )
}
