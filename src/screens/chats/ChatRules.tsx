import { Fold } from '#src/ui/Fold.tsx'
import { words } from './words.ts'

/** Shown where the player writes, because a chat opens at its end. */
export const ChatRules = ({ notice }: { notice: string | null | undefined }) => (
  <>
    {notice && <p className="card text-sm">{notice}</p>}
    <Fold summary={words.$rules}>
      <ul className="grid gap-2 pl-5 m-0 list-disc">
        <li>{words.$ruleScores}</li>
        <li>{words.$ruleContact}</li>
        <li>{words.$ruleSelling}</li>
        <li>{words.$ruleReport}</li>
      </ul>
    </Fold>
  </>
)
