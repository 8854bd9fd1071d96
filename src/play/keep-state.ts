// A store's state, kept on the device from when it is made.
import { proxy } from 'valtio/vanilla'
import { brand } from '#src/brand.ts'
import { mirror, type Keeping } from '#src/device/mirror.ts'

export const keepState = <S extends object>(
  key: string,
  state: S,
  parts: Pick<Keeping, 'session' | 'shelf'>,
  read: (text: string | null | undefined) => S | undefined,
  write: (state: S) => string,
) => {
  /** `storageNotice`: this device keeps the state badly or not at all; it lives only as long as the page. */
  const status = proxy({ storageNotice: false })
  const kept = mirror(
    state,
    {
      key: `${brand.storagePrefix}${key}`,
      ...parts,
      onTrouble: trouble => {
        status.storageNotice = trouble
      },
    },
    read,
    write,
  )
  return { status, ...kept }
}
