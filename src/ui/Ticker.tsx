import type { ReactNode } from 'react'
import { Strip } from './Marquee.tsx'

interface TickerProps {
  items: readonly ReactNode[]
  label?: string
}

export const Ticker = ({ items, label = 'Recent plays' }: TickerProps) => (
  <Strip label={label}>
    <ul className="flex gap-8 whitespace-nowrap text-sm text-soft">
      {items.map((item, place) => (
        <li key={place}>{item}</li>
      ))}
    </ul>
  </Strip>
)
