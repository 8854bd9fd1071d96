// Short notices that disappear by themselves. Success is green, error red, neutral purple.
import { proxy } from 'valtio'

export type ToastKind = 'success' | 'error' | 'neutral'

interface ToastAction {
  label: string
  run: () => void
}

interface Toast {
  id: number
  kind: ToastKind
  text: string
  action?: ToastAction
}

/** How long each kind stays, ms. */
const TOAST_TIME: Record<ToastKind, number> = { success: 2000, error: 4000, neutral: 4000 }
const TOAST_CAP = 20
/** For a toast with an action: long enough to read it and get there. */
const ACTION_TIME = 20_000

export const toasts = proxy<{ list: Toast[] }>({ list: [] })

let lastId = 0

const timers = new Map<number, ReturnType<typeof setTimeout>>()

const timeOf = ({ kind, action }: Toast) => (action ? ACTION_TIME : TOAST_TIME[kind])

export const dismissToast = (id: number): void => {
  holdToast(id)
  toasts.list = toasts.list.filter(it => it.id !== id)
}

/** A toast with the focus does not disappear. */
export const holdToast = (id: number): void => {
  clearTimeout(timers.get(id))
  timers.delete(id)
}

export const releaseToast = (toast: Toast): void => {
  holdToast(toast.id)
  timers.set(
    toast.id,
    setTimeout(() => dismissToast(toast.id), timeOf(toast)),
  )
}

/** @returns its id */
const show =
  (kind: ToastKind) =>
  (text: string, action?: ToastAction): number => {
    lastId += 1
    const made: Toast = { id: lastId, kind, text, ...(action ? { action } : {}) }
    toasts.list = [...toasts.list, made].slice(-TOAST_CAP)
    releaseToast(made)
    return made.id
  }

export const toast = { success: show('success'), error: show('error'), neutral: show('neutral') }

/** Says what is answered, even if the button that asked is gone by then. A failure is its sender’s to show. */
export const toastSaid = (sent: Promise<{ message: string }>): void =>
  void sent.then(
    ({ message }) => toast.success(message),
    () => undefined,
  )
