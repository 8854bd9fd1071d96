// After a top-up or the phone's code: only agreeing and paying are left.
import { useSnapshot } from 'valtio'
import { formatMoney } from '#src/lib/money.ts'
import { priceOfLucky, wagersOf } from '#src/picks/lucky.ts'
import { consentStore } from '#src/play/consent-store.ts'
import { Slip } from '#src/ui/Slip.tsx'
import { PlayLuckyNone } from './PlayLuckyNone.tsx'
import { PlayLuckyPay, type LuckyPay } from './PlayLuckyPay.tsx'
import { PlayTicketTag } from '../PlayTicketTag.tsx'
import { words } from './words.ts'

export const PlayLuckyConsent = ({ pay, onChange }: { pay: LuckyPay; onChange: () => void }) => {
  const { game } = pay
  const { submissions } = useSnapshot(consentStore(game).state)
  if (submissions.length === 0) return <PlayLuckyNone onChange={onChange} />
  return (
    <div className="w-full max-w-xl stack">
      <Slip>
        <div className="stack">
          <h2 className="title-2">
            {words.$forWord(submissions.length, formatMoney(priceOfLucky(submissions)))}
          </h2>
          <p className="text-soft">{words.$allOfThemAre}</p>
          <PlayTicketTag game={game} wagers={wagersOf(submissions)} />
        </div>
      </Slip>
      <PlayLuckyPay {...pay} />
    </div>
  )
}
