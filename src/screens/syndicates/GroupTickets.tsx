// The player's group tickets, and above them the invitation whose link was opened.
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { syndicatesQuery } from '#src/api/accounts/syndicates.ts'
import { groupBox } from '#src/device/own-boxes.ts'
import type { Syndicate } from '#src/model/players/syndicates.ts'
import { OwnList } from '../shared/own/OwnList.tsx'
import { GroupCard } from './GroupCard.tsx'
import { GroupInvitation } from './GroupInvitation.tsx'
import type { Tag } from './GroupOdds.tsx'
import { codeIn, hasBrokenCode } from './group-link.ts'
import { words } from './words.ts'

const card = (group: Syndicate) => <GroupCard group={group} />

export const GroupTickets = ({ Tag }: { Tag: Tag }) => {
  const asked = useQuery(syndicatesQuery())
  const { href } = useLocation()
  const code = codeIn(href)
  return (
    <OwnList
      asked={asked}
      box={groupBox}
      offline={words.$offline}
      empty={code ? undefined : { heading: words.$noneYet, sub: words.$howToMake, go: words.$chooseAGame }}
      above={
        code ? (
          <GroupInvitation key={code} code={code} Tag={Tag} />
        ) : (
          hasBrokenCode(href) && (
            <p className="card" role="status">
              {words.$brokenLink}
            </p>
          )
        )
      }
      card={card}
    />
  )
}
