import { useQuery } from '@tanstack/react-query'
import { formatMoney } from '#src/lib/money.ts'
import { CHANCE } from '#src/games/jackpots.ts'
import { Modal } from '#src/ui/modals/Modal.tsx'
import { JackpotsDraws } from './JackpotsDraws.tsx'
import { shareOfStake, fullnessWords, rhythmOf } from './jackpots-model.ts'
import { words } from './words.ts'
import { jackpotsQuery } from '#src/api/front-page.ts'
import { NotYet } from '#src/ui/ErrorNote.tsx'
import { KeptNote } from '#src/ui/time/KeptNote.tsx'
import { Money } from '#src/ui/Money.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'

const JackpotsList = ({ rhythms = false }: { rhythms?: boolean }) => {
  const { data, error, refetch } = useQuery(jackpotsQuery())
  if (!data)
    return (
      <div className="min-h-[236px]">
        <NotYet error={error} refetch={refetch} lines={6} />
      </div>
    )
  return (
    <>
      <ul className="grid gap-4 min-h-[236px]">
        {data.rows.map(item => (
          <li key={item.jackpotType}>
            <div className="row">
              <span className="font-bold">{item.jackpotType}</span>
              <span className="num font-bold text-money">
                <Money amount={item.pool} />
              </span>
            </div>
            <div className="my-2">
              <ProgressBar value={item.percentage} label={words.$pool(item.jackpotType)} />
            </div>
            <p className="text-sm text-soft">
              {words.$of(fullnessWords(item.percentage, item.pool))} <Money amount={item.threshold} />
              {rhythms && <>. {rhythmOf(item.jackpotType)}.</>}
            </p>
          </li>
        ))}
      </ul>
      <KeptNote at={data.at} />
    </>
  )
}

export const JackpotsModal = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Modal open={open} onClose={onClose} title={words.$jackpots}>
    <div className="pt-3">
      <JackpotsList rhythms />
    </div>
    <p className="text-sm text-soft mt-4">{words.$everyTicketTakesPart(shareOfStake, formatMoney(CHANCE))}</p>
    <h3 className="title-2 mt-5 mb-2">{words.$lastDraws}</h3>
    <JackpotsDraws />
  </Modal>
)
