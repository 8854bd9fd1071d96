import type { Holds } from '#src/play/saved-picks.ts'

/** What differs between numbers and scores. */
export interface SavedTexts {
  title: string
  none: string
  noneText: string
  /** None of the picks can be saved yet. */
  nothingToSave: string
  /** The label of the name field, and an example of a name. */
  label: string
  example: string
  insert: string
}

/** What can be saved of the picks. */
export interface SaveChoice {
  /** Shown if there are several. */
  label: string
  save: string
  holds: Holds
}
