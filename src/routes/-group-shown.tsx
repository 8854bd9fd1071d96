import { PlayTicketTag } from '#src/screens/play/PlayTicketTag.tsx'
import { GroupShown } from '#src/screens/syndicates/GroupShown.tsx'

/** An invitation above the login, with the price tag of its ticket. */
export const GroupShownWithTag = ({ code }: { code: string }) => (
  <GroupShown code={code} Tag={PlayTicketTag} />
)
