import { Link } from '@tanstack/react-router'
import { brand } from '#src/brand.ts'
import { ShellSandbox } from './ShellSandbox.tsx'

export const ShellLogo = () => (
  <div className="logo-box">
    <Link to="/" className="logo" aria-label={`${brand.name}, home`}>
      <svg viewBox="0 0 24 24" width={28} height={28} aria-hidden="true">
        <circle cx="12" cy="12" r="11" fill="#f2b01e" />
        <circle cx="12" cy="12" r="6" fill="#fff6d8" />
        <circle cx="12" cy="12" r="2.5" fill="#4a1d6b" />
      </svg>
      {brand.name}
    </Link>
    <ShellSandbox place="logo" />
  </div>
)
