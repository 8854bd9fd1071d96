// A prize its winner may take at once or monthly: what each is worth, and the one-time choice.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { choicesQuery, useChoosePrize, type Choice } from '#src/api/choices.ts'
import { formatMoney } from '#src/lib/money.ts'
import { BallRow } from '#src/ui/Ball.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ConfirmModal } from '#src/ui/modals/ConfirmModal.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { chosenWords, monthlyWords, onceWords } from './choice-words.ts'
import { words } from './words.ts'

type Way = 'once' | 'monthly'

const titleOf = (choice: Choice, way: Way): string =>
  way === 'once'
    ? words.$once(formatMoney(choice.once))
    : words.$monthly(formatMoney(choice.monthly), choice.months)

const OpenChoice = ({ choice }: { choice: Choice }) => {
  const [asked, setAsked] = useState<Way>()
  // One key per option: a second press pays nothing twice.
  const [keys] = useState(() => ({ once: crypto.randomUUID(), monthly: crypto.randomUUID() }))
  const choose = useChoosePrize()
  const send = () => {
    if (!asked) return
    choose.mutate(
      { id: choice.id, choice: asked, requestKey: keys[asked] },
      { onSettled: () => setAsked(undefined) },
    )
  }
  const ways: [Way, string][] = [
    ['once', onceWords(choice)],
    ['monthly', monthlyWords(choice)],
  ]
  return (
    <>
      <p>{words.$chooseHowYouWantYour}</p>
      <ul className="list-none p-0 m-0 grid gap-3 md:grid-cols-2">
        {ways.map(([way, said]) => (
          <li key={way} className="rounded-card border border-line p-4 flex flex-col justify-between gap-3">
            <div>
              <h3 className="font-bold num">{titleOf(choice, way)}</h3>
              <p className="text-sm text-soft mt-1">{said}</p>
            </div>
            <Button block onClick={() => setAsked(way)}>
              {way === 'once' ? words.$takeItOnce : words.$takeItMonthly}
            </Button>
          </li>
        ))}
      </ul>
      {choose.error && <ErrorNote error={choose.error} />}
      <ConfirmModal
        open={asked !== undefined}
        onYes={send}
        onNo={() => setAsked(undefined)}
        loading={choose.isPending}
      >
        <p>
          {words.$youTake} <b className="num">{asked && titleOf(choice, asked)}</b>
          {words.$thisCannotBeChanged}
        </p>
      </ConfirmModal>
    </>
  )
}

/** The choices a ticket has won; renders nothing if none. */
export const ChoiceCard = ({ ticketId }: { ticketId: string }) => {
  const { data, error, refetch } = useQuery(choicesQuery())
  // Silent while loading: most tickets have no choice, and their screen says what they won.
  if (!data) return error ? <ErrorNote error={error} onRetry={() => void refetch()} /> : null
  const mine = data.filter(choice => choice.slipId === ticketId)
  return mine.map(choice => (
    <section key={choice.id} className="card stack" aria-label={words.$yourPrize}>
      <h2 className="title-2">
        {choice.chosen
          ? words.$yourPrizeIs(titleOf(choice, choice.chosen))
          : words.$youHaveWonA(formatMoney(choice.once))}
      </h2>
      <BallRow numbers={choice.ticket} label={words.$theLineThatWon} />
      {choice.chosen ? <p>{chosenWords(choice)}</p> : <OpenChoice choice={choice} />}
    </section>
  ))
}
