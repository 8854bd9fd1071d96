import { whatWorks, type DeviceFacts, type PushState } from '#src/alerts/what-works.ts'
import { Fold } from '#src/ui/Fold.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { words } from './words.ts'

export const AlertsWorks = ({ facts, push }: { facts: DeviceFacts; push: PushState }) => (
  <section className="card py-0" aria-labelledby="alerts-works">
    <Fold
      summary={
        <h2 id="alerts-works" className="title-2">
          {words.$whatWorksOnThis}
        </h2>
      }
    >
      <table className="text-left" aria-labelledby="alerts-works">
        <thead className="sr-only">
          <tr>
            <th scope="col">{words.$what}</th>
            <th scope="col">{words.$worksHere}</th>
          </tr>
        </thead>
        <tbody>
          {whatWorks(facts, push).map(({ name, works, why }) => (
            <tr key={name} className="border-t border-line align-top">
              <th scope="row" className="py-3 pr-3 font-normal w-2/5">
                {name}
              </th>
              <td className="py-3">
                <b className={`flex items-center gap-1.5 ${works ? 'text-win' : 'text-soft'}`}>
                  <Icon name={works ? 'check' : 'close'} size={18} /> {works ? words.$yes : words.$no}
                </b>
                <span className="block text-sm text-soft">{why}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  </section>
)
