import { lazy, Suspense, useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { Icon, type IconName } from './Icon.tsx'
import { toasts, type ToastKind } from './toast.ts'

// Few toasts have one, and none does on a first visit.
const ToastAction = lazy(async () => ({ default: (await import('./ToastAction.tsx')).ToastAction }))

export const toastIcons: Record<ToastKind, IconName> = { success: 'check', error: 'alert', neutral: 'info' }

/** Mounted once, at the root. A popover, so toasts show above open dialogs. */
export const Toasts = () => {
  const { list } = useSnapshot(toasts)
  const box = useRef<HTMLDivElement>(null)
  const newest = list[list.length - 1]?.id
  useEffect(() => {
    const element = box.current
    if (!element?.showPopover) return
    // Reopened for each toast: the last to enter the top layer is on top.
    if (element.matches(':popover-open')) element.hidePopover()
    if (newest !== undefined) element.showPopover()
  }, [newest])
  return (
    <div
      ref={box}
      popover="manual"
      className="toasts"
      hidden={list.length === 0}
      role="status"
      aria-live="polite"
    >
      {list.map(it => (
        <p key={it.id} className={`toast toast-${it.kind}`}>
          <Icon name={toastIcons[it.kind]} size={20} className="flex-none" />
          {it.text}
          {it.action && (
            <Suspense>
              <ToastAction toast={it} {...it.action} />
            </Suspense>
          )}
        </p>
      ))}
    </div>
  )
}
