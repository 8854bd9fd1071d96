// Short notices that pass by themselves. Success is green, error red, neutral purple.
import { proxy } from 'valtio'

export type ToastKind = 'success' | 'error' | 'neutral'

interface Toast {
  id: number
  kind: ToastKind
  text: string
}

/** How long each kind stays, ms. */
const TOAST_TIME: Record<ToastKind, number> = { success: 2000, error: 4000, neutral: 4000 }
const TOAST_CAP = 20

export const toasts = proxy<{ list: Toast[] }>({ list: [] })

let lastId = 0

export const dismissToast = (id: number): void => {
  toasts.list = toasts.list.filter(it => it.id !== id)
}

const show = (kind: ToastKind) => (text: string) => {
  lastId += 1
  const id = lastId
  toasts.list = [...toasts.list, { id, kind, text }].slice(-TOAST_CAP)
  setTimeout(() => dismissToast(id), TOAST_TIME[kind])
}

export const toast = { success: show('success'), error: show('error'), neutral: show('neutral') }
