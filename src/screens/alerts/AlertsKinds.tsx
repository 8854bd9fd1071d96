import { QuietLink } from '#src/ui/buttons/Wide.tsx'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import type { AlertSettings } from '#src/model/alerts.ts'
import { useSession } from '#src/api/user.ts'
import { kindWords } from './alert-words.ts'
import { words } from './words.ts'

interface Props {
  settings: AlertSettings
  onChange: (part: Pick<AlertSettings, 'kinds'>) => void
}

export const AlertsKinds = ({ settings: { kinds }, onChange }: Props) => {
  const { isAuthenticated } = useSession()
  return (
    <div className="card stack" role="group" aria-labelledby="alerts-kinds">
      <h2 id="alerts-kinds" className="title-2">
        {words.$whatToTellYou}
      </h2>
      {kindWords.map(({ kind, name, about, mine }) => (
        <Checkbox
          key={kind}
          name={`kind-${kind}`}
          checked={kinds.includes(kind)}
          onChange={wanted =>
            onChange({ kinds: wanted ? [...kinds, kind] : kinds.filter(it => it !== kind) })
          }
        >
          <b>{name}</b>
          <span className="block text-sm text-soft">
            {about}
            {mine && !isAuthenticated && words.$onlyWhenYouAre}
          </span>
        </Checkbox>
      ))}
      {!isAuthenticated && (
        <QuietLink to="/user/login" search={{ source: '/draw-alerts' }}>
          {words.$logInForYour}
        </QuietLink>
      )}
    </div>
  )
}
