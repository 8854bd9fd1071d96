// Whose purchases this tab shows: one that slept, or was restored, while its player left and another one came heard of neither.
import { brand } from '#src/brand.ts'
import { readStored, removeStored, writeStored } from '#src/lib/stored.ts'

const KEY = `${brand.storagePrefix}PLAYER`

/** @returns what notes who is here now (undefined: nobody), and says whether it was somebody else's tab before */
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
