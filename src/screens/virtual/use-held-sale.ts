// The matches on the screen. They stay after kick-off while a payment into their batch is under way or its outcome is
// unknown, so that the player hears how it ended; only then do the next ones begin.
import { useEffect, useState } from 'react'
import { outbox } from '#src/buying/outbox.ts'
import { virtualStore } from '#src/play/virtual-store.ts'
import { toast } from '#src/ui/toast.ts'
import type { Sale } from './use-slate.ts'
import { words } from './words.ts'

const begin = async (batch: string) => {
  const store = virtualStore()
  const before = store.state.batch
  if (!store.begin(batch)) return
  toast.neutral((await outbox.isOpenInto(before)) ? words.$picksUnsettled : words.$picksGone)
}

export const useHeldSale = (current: Sale | undefined) => {
  const [sale, setSale] = useState(current)
  const [isOpen, setIsOpen] = useState(false)
  if (!isOpen && sale?.id !== current?.id) setSale(current)
  const batch = sale?.id

  useEffect(() => {
    if (batch === undefined) return
    let gone = false
    const look = async () => {
      const open = await outbox.isOpenInto(batch)
      if (!gone) setIsOpen(open)
    }
    void look()
    const deafen = outbox.onChange(() => void look())
    return () => {
      gone = true
      deafen()
    }
  }, [batch])
  useEffect(() => {
    if (batch !== undefined) void begin(batch)
  }, [batch])

  return { sale, isHeld: sale !== undefined && sale.id !== current?.id }
}
