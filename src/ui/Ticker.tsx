import type { ReactNode } from 'react'
import { Strip } from './Marquee.tsx'

interface TickerProps {
  items: readonly ReactNode[]
  seconds?: number
  label?: string
}

export const Ticker = ({ items, seconds = 44, label = 'Recent plays' }: TickerProps) => (
  <Strip label={label} seconds={seconds}>
    <ul className="flex gap-8 whitespace-nowrap">
      {items.map((item, place) => (
        <li key={place}>{item}</li>
      ))}
    </ul>
  </Strip>
)
