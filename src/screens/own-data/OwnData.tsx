// What a player may do with their own data: read it, withdraw consent, and leave.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ownDataQuery } from '#src/api/accounts/own-data.ts'
import type { User } from '#src/model/user.ts'
import { NotYet } from '#src/ui/ErrorNote.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { OwnDataConsents } from './OwnDataConsents.tsx'
import { OwnDataCopy } from './OwnDataCopy.tsx'
import { OwnDataDeletion } from './OwnDataDeletion.tsx'
import { words } from './words.ts'

const OnThisPhone = () => (
  <section className="card stack">
    <h2 className="title-2">{words.$onThisPhone}</h2>
    <p>{words.$noCookies}</p>
    <Link to="/this-phone" className="flex items-center gap-3 min-h-11 font-bold no-underline">
      <Icon name="phone" className="text-brand" />
      <span className="flex-1">{words.$seeWhatLies}</span>
      <Icon name="next" size={20} className="text-soft" />
    </Link>
  </section>
)

export const OwnData = ({ user }: { user: User }) => {
  const { data, error, refetch } = useQuery(ownDataQuery())
  return (
    <div className="w-full max-w-2xl stack">
      {!data && <NotYet error={error} refetch={refetch} lines={6} />}
      {data && <OwnDataCopy copy={data.export} />}
      {data && <OwnDataConsents consents={data.consents} email={user.email} />}
      {(data || error) && <OnThisPhone />}
      {data && <OwnDataDeletion deletion={data.deletion} user={user} />}
    </div>
  )
}
