import { Link } from '@tanstack/react-router'
import { brand } from '#src/brand.ts'
import { ShellSandbox } from './ShellSandbox.tsx'
import { words } from './words/shell.ts'

export const ShellLogo = () => (
  <div className="logo-box">
    <Link to="/" className="logo" aria-label={words.$home2(brand.name)}>
      <svg viewBox="0 0 32 32" width={30} height={30} fill="none" aria-hidden="true">
        <circle
          cx="16"
          cy="16"
          r="13.8"
          stroke="#f5b324"
          strokeWidth="3.4"
          strokeLinecap="round"
          pathLength={16}
          strokeDasharray=".01 .99"
        />
        <circle cx="16" cy="16" r="10" fill="#f5b324" />
        <circle cx="16" cy="16" r="6" fill="#fffaf0" />
        <circle cx="16" cy="16" r="3" stroke="#4a1d6b" strokeWidth="2" />
      </svg>
      {brand.name}
    </Link>
    <ShellSandbox place="logo" />
  </div>
)
