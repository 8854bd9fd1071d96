import { words } from './words.ts'

export const AwoofPin = ({ pin }: { pin: string }) => (
  <p>
    <span className="eyebrow">{words.$cashoutPin}</span>
    <span className="block num font-extrabold text-3xl tracking-tight">{pin}</span>
  </p>
)
