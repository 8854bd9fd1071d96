import { Spinner } from '#src/ui/LoadingOverlay.tsx'

export const ShellPending = () => <Spinner />
