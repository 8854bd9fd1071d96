import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Icon } from '../Icon.tsx'

interface ModalProps {
  open: boolean
  onClose: () => void
  title: string
  /** False where the player has to choose: no cross, no Escape, no tap outside. */
  dismissable?: boolean
  wide?: boolean
  children?: ReactNode
  footer?: ReactNode
}

/** Chromium gives the focus back without the caret: what is typed next would go nowhere. */
const giveCaretBack = (field: Element | null): void => {
  // Null in fields that are no text.
  if (field instanceof HTMLInputElement && field.selectionStart !== null)
    field.setSelectionRange(field.selectionStart, field.selectionEnd)
}

const OpenModal = ({ onClose, title, dismissable = true, wide, children, footer }: ModalProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const outside = useRef(false)
  const titleId = useId()
  // The browser gives the focus back to where it was on close(), so it has to be called before the element goes away.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    return () => {
      element?.close()
      giveCaretBack(document.activeElement)
    }
  }, [])
  return (
    // The tap outside is a comfort; the cross, Escape and the buttons do the same.
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
        // Chromium lets a second Escape through whatever `cancel` says.
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        event.stopPropagation()
        if (dismissable) onClose()
      }}
      onPointerDown={event => {
        outside.current = event.target === event.currentTarget
      }}
      // On the click, not on the press: a press after closing would take the focus that was just given back.
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
      {/* Last, so that the focus starts in the content; it stays in sight however long that is. */}
      {dismissable && (
        <button type="button" className="btn-icon sheet-close" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
    </dialog>
  )
}

/** A native dialog: a sheet from below on phones. The focus stays inside and goes back to where it was. */
export const Modal = (props: ModalProps) => (props.open ? <OpenModal {...props} /> : null)
