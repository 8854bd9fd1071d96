import { shortId } from '#src/lib/short-id.ts'
import { words } from './words.ts'

/** The names of a registered slip, at its foot. */
export const SlipIds = ({ id }: { id: string }) => (
  <div className="hint num mt-3">
    <p>
      {words.$shortId} <b className="whitespace-nowrap">{shortId(id)}</b>
    </p>
    <p className="break-all">{words.$slipId(id)}</p>
  </div>
)
