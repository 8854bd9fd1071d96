// One standing order: what it plays, how it stands, and the taps that stop it or let it go on.
import { useChangeOrder } from '#src/api/accounts/orders.ts'
import { useUser } from '#src/api/user.ts'
import { jackpots } from '#src/games/jackpots.ts'
import { formatDate, formatHour, formatMonth } from '#src/lib/lagos-time.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { formatMoney } from '#src/lib/money.ts'
import { walletNames } from '#src/lib/wallet-names.ts'
import type { Order } from '#src/model/orders.ts'
import { MyLines } from '../shared/lines/MyLines.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Fold } from '#src/ui/Fold.tsx'
import { toastSaid } from '#src/ui/toast.ts'
import { useOnline } from '#src/ui/use-online.ts'
import { GameHead } from '../shared/own/GameHead.tsx'
import { PayRefused } from '../shared/own/PayRefused.tsx'
import { TopUpFor } from '../shared/own/TopUpFor.tsx'
import { stateWords, whyWords } from './order-words.ts'
import { words } from './words.ts'

const WALLETS = { play: walletNames.play, bonus: words.$bonusWallet } as const

const factsOf = ({ hours, cost, until, paidFrom, jackpot, spent, most }: Order) => {
  const name = jackpots.find(it => it.id === jackpot?.name)?.name
  return [
    [words.$draws, hours.map(hour => formatHour(hour)).join(', ')],
    [words.$eachDraw, formatMoney(cost)],
    [words.$until, formatDate(Date.parse(until))],
    [words.$paidFrom, WALLETS[paidFrom]],
    ...(jackpot && name
      ? [[words.$onlyWhile, words.$isAbove(name, formatMoney(jackpot.above))] as const]
      : []),
    [
      words.$spent,
      most === null ? formatMoney(spent) : words.$spentOf(formatMoney(spent), formatMoney(most)),
    ],
  ] as const
}

const OrderDeeds = ({ order: { id, state, why, lotteryType, paidFrom, cost } }: { order: Order }) => {
  const change = useChangeOrder()
  const { user } = useUser()
  const topUp = paidFrom === 'play' ? words.$topUp : undefined
  const isShort = topUp && why === 'wallet-short' && (user?.playBalance ?? 0) < cost
  const online = useOnline()
  const game = lotteryName(lotteryType)
  const to = (next: 'active' | 'paused' | 'stopped') => toastSaid(change.mutateAsync({ id, state: next }))
  const asked = change.isPending ? change.variables.state : undefined
  return (
    <>
      {change.error ? (
        <PayRefused error={change.error} topUp={topUp} amount={cost} />
      ) : (
        isShort && <TopUpFor amount={cost}>{topUp}</TopUpFor>
      )}
      <div className="grid grid-cols-2 gap-2">
        <Button
          kind={state === 'paused' && !isShort && !change.error ? 'gold' : 'quiet'}
          aria-label={state === 'paused' ? words.$goOnOf(game) : words.$pauseOf(game)}
          disabled={!online || asked === 'stopped'}
          loading={asked !== undefined && asked !== 'stopped'}
          onClick={() => to(state === 'paused' ? 'active' : 'paused')}
        >
          {state === 'paused' ? words.$goOn : words.$pause}
        </Button>
        <Button
          kind="quiet"
          aria-label={words.$stopOf(game)}
          disabled={!online || (asked !== undefined && asked !== 'stopped')}
          loading={asked === 'stopped'}
          onClick={() => to('stopped')}
        >
          {words.$stop}
        </Button>
      </div>
    </>
  )
}

export const OrderCard = ({ order }: { order: Order }) => {
  const { lotteryType, tickets, state, months } = order
  const why = whyWords(order)
  return (
    <section className="card stack" aria-label={words.$orderOf(lotteryName(lotteryType))}>
      <GameHead lotteryType={lotteryType} state={stateWords[state]} />
      {why && <p role="status">{why}</p>}
      <MyLines lines={tickets} />
      <Facts facts={factsOf(order)} />
      {months.length > 0 && (
        <Fold summary={words.$byMonth}>
          <Facts
            facts={months.map(
              it =>
                [
                  formatMonth(Date.parse(it.month)),
                  words.$ofMonth(it.tickets, formatMoney(it.staked), formatMoney(it.back)),
                ] as const,
            )}
          />
        </Fold>
      )}
      {(state === 'active' || state === 'paused') && <OrderDeeds order={order} />}
    </section>
  )
}
