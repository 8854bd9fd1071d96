import { askDeletion, askExport } from '#src/contract/players/own-data.ts'
import { inWords } from './in-words.ts'

export { CLICK_DAYS, DELETION_DAYS, EXPORT_DAYS, KEPT_YEARS } from '#src/contract/players/own-data.ts'

export const exportForm = inWords(askExport.body)
export const deletionForm = inWords(askDeletion.body)
