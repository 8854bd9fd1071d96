import { words } from './words/first.ts'

/** Full screen. `late` waits 200 ms to avoid flicker on quick changes. */
export const LoadingOverlay = ({ label = words.$loading, late }: { label?: string; late?: boolean }) => (
  <div className={`overlay${late ? ' overlay-late' : ''}`} role="status">
    <span className="spinner" aria-hidden="true" />
    <p className="font-bold">{label}</p>
  </div>
)

export const Spinner = () => (
  <div className="grid place-items-center py-16" role="status">
    <span className="spinner" aria-hidden="true" />
    <span className="sr-only">{words.$loading}</span>
  </div>
)
