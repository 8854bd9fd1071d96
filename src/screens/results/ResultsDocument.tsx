// Everything public about a draw, for people who check it with their own tools.
import { Fragment } from 'react'
import type { Batch } from '#src/model/draws.ts'
import { Fold } from '#src/ui/Fold.tsx'
import { documentFacts } from './document-facts.ts'

export const ResultsDocument = ({ batch }: { batch: Batch }) => (
  <Fold summary="The public record of this draw">
    <dl className="grid gap-y-1 text-sm">
      {documentFacts(batch).map(([term, value]) => (
        <Fragment key={term}>
          <dt className="text-soft mt-2">{term}</dt>
          <dd className="num break-all whitespace-pre-line">{value}</dd>
        </Fragment>
      ))}
    </dl>
  </Fold>
)
