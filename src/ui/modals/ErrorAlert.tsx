import { saidOf } from '../words/said-of.ts'
import { AlertModal } from './AlertModal.tsx'

interface Props {
  /** Whatever was thrown, or a sentence. */
  error: Error | string | null | undefined
  onClose: () => void
}

/** Says why something failed; shown while there is an error. */
export const ErrorAlert = ({ error, onClose }: Props) => {
  const isOpen = error !== undefined && error !== null
  const { sentence, detail } = isOpen ? saidOf(error) : { sentence: '' }
  return (
    <AlertModal open={isOpen} kind="error" heading={sentence} onClose={onClose}>
      {detail && <p>{detail}</p>}
    </AlertModal>
  )
}
