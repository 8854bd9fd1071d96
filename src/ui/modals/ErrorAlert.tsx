import { AlertModal } from './AlertModal.tsx'

/** Says why something failed; shown while there is a message. */
export const ErrorAlert = ({ message, onClose }: { message: string | undefined; onClose: () => void }) => (
  <AlertModal open={message !== undefined} kind="error" heading={message ?? ''} onClose={onClose} />
)
