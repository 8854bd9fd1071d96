// The links of the public header.
import { words } from './words/shell.ts'

export const publicLinks = [
  { to: '/', label: words.$home },
  { to: '/results', label: words.$results },
  { to: '/winners', label: words.$winners },
  { to: '/contact', label: words.$contact },
] as const
