// Whose purchases this tab shows: while it slept, or before it was restored, another player may have signed in.
import { brand } from '#src/brand.ts'
import { readStored, removeStored, writeStored } from '#src/lib/stored.ts'

const KEY = `${brand.storagePrefix}PLAYER`

/** @returns a function that notes who is here now (undefined: nobody) and returns whether it was somebody else before */
export const tabPlayer = () => {
  let before = readStored(KEY, 'sessionStorage')
  return (now: string | undefined): boolean => {
    const isOther = before !== null && before !== now
    before = now ?? null
    if (now) writeStored(KEY, now, 'sessionStorage')
    else removeStored(KEY, 'sessionStorage')
    return isOther
  }
}
