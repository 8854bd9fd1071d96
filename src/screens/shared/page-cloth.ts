// The cloth of the game that a page is about, if its address does not say which: the bar above wears it too.
import { useLayoutEffect } from 'react'
import { proxy } from 'valtio'
import type { Cloth } from '#src/lib/look.ts'

export const pageCloth = proxy<{ cloth: Cloth | undefined }>({ cloth: undefined })

export const usePageCloth = (cloth: Cloth): void =>
  useLayoutEffect(() => {
    pageCloth.cloth = cloth
    return () => {
      pageCloth.cloth = undefined
    }
  }, [cloth])
