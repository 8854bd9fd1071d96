import type { ComponentProps } from 'react'
import { HeardNote } from './HeardNote.tsx'
import { KeptNote } from './KeptNote.tsx'

interface Props extends ComponentProps<typeof HeardNote> {
  /** When this phone's copy of the rows was made, ms; undefined if there is none. */
  keptAt: number | undefined
}

/** How old the rows on screen are, also if there are none of them: those of the service, or this phone's copy. */
export const RowsNote = ({ asked, keptAt }: Props) =>
  asked.data || keptAt === undefined ? (
    <HeardNote asked={asked} />
  ) : (
    <KeptNote at={keptAt} failed={asked.error !== null} />
  )
