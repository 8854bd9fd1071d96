import type { ReactNode } from 'react'

/** A list of facts, one per row: name on the left, value on the right. */
export const Facts = ({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <dl className="m-0">
    {facts.map(([label, value]) => (
      <div key={label} className="row border-b border-line last:border-b-0 py-2">
        <dt className="text-soft min-w-0">{label}</dt>
        <dd className="m-0 num text-right flex-none max-w-3/5">{value}</dd>
      </div>
    ))}
  </dl>
)
