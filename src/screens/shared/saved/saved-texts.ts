import type { Holds } from '#src/play/saved-picks.ts'

/** What differs between numbers and scores. */
export interface SavedTexts {
  title: string
  none: string
  noneText: string
  /** Nothing of the picks can be saved yet. */
  nothingToSave: string
  /** Of the field for its name, and what may stand there. */
  label: string
  example: string
  insert: string
}

/** What can be saved of the picks. */
export interface SaveChoice {
  /** Where there are several. */
  label: string
  save: string
  holds: Holds
}
