import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { IconButton } from '../IconButton.tsx'
import { words } from './words.ts'

interface ModalProps {
  open: boolean
  onClose: () => void
  title: string
  /** False if the player has to choose: no cross, no Escape, no tap outside. */
  dismissable?: boolean
  wide?: boolean
  children?: ReactNode
  footer?: ReactNode
}

/** Chromium returns the focus without the caret: typing would go nowhere. */
const giveCaretBack = (field: Element | null): void => {
  // Null for non-text inputs.
  if (field instanceof HTMLInputElement && field.selectionStart !== null)
    field.setSelectionRange(field.selectionStart, field.selectionEnd)
}

/**
 * What last had the focus: a pressed button is disabled while its request is pending, so by the time an alert opens
 * nothing has it.
 */
let last: EventTarget | null = null
globalThis.document?.addEventListener('focusin', event => {
  last = event.target
})

const giveFocusBack = (to: EventTarget | null): void => {
  const now = document.activeElement
  // To no field: the keyboard would open over the page.
  if ((now === document.body || now?.closest('dialog:not([open])')) && to instanceof HTMLButtonElement)
    to.focus()
}

const OpenModal = ({ onClose, title, dismissable = true, wide, children, footer }: ModalProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const outside = useRef(false)
  const titleId = useId()
  // close() restores the focus, so it must run before the element is removed.
  useLayoutEffect(() => {
    const element = dialog.current
    const before = last
    if (element && !element.open) element.showModal()
    return () => {
      element?.close()
      giveFocusBack(before)
      giveCaretBack(document.activeElement)
    }
  }, [])
  return (
    // The tap outside is a shortcut; the cross, Escape and the buttons do the same.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={`sheet ${wide ? 'sheet-wide' : ''}`}
      aria-labelledby={titleId}
      onCancel={event => {
        event.preventDefault()
        if (event.target === event.currentTarget && dismissable) onClose()
      }}
      onKeyDown={event => {
        // Chromium closes on a second Escape whatever `cancel` says.
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        event.stopPropagation()
        if (dismissable) onClose()
      }}
      onPointerDown={event => {
        outside.current = event.target === event.currentTarget
      }}
      // On click, not press: a press after closing would steal the focus just restored.
      onClick={event => {
        if (outside.current && event.target === event.currentTarget && dismissable) onClose()
      }}
    >
      <div className="stack p-5 pb-[calc(20px+env(safe-area-inset-bottom))]">
        <h2 id={titleId} className="title-2 pr-10 pb-2">
          {title}
        </h2>
        {children}
        {footer && <div className="stack mt-2">{footer}</div>}
      </div>
      {/* Last, so the focus starts in the content; stays visible however long that is. */}
      {dismissable && (
        <IconButton icon="close" label={words.$close} className="sheet-close" onClick={onClose} />
      )}
    </dialog>
  )
}

/** A native dialog, a bottom sheet on phones. Traps the focus and restores it on close. */
export const Modal = (props: ModalProps) => (props.open ? <OpenModal {...props} /> : null)
