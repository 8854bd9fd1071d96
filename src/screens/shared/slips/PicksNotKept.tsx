import { words } from './words.ts'

export const PicksNotKept = ({ className = '' }: { className?: string }) => (
  <p className={`card ${className}`} role="status">
    {words.$cannotKeep}
  </p>
)
