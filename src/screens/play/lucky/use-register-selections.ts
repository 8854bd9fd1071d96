import { useRegisterPicks } from '#src/api/lucky.ts'
import { kobo, naira } from '#src/lib/money.ts'
import type { ConsentStore } from '#src/play/consent-store.ts'

interface Answers {
  onRegistered: () => void
  onRefused: (message: string) => void
}

/** Makes slips of the chosen lucky numbers, one per band. */
export const useRegisterSelections = (store: ConsentStore, { onRegistered, onRefused }: Answers) => {
  const register = useRegisterPicks(store.game.lotteryType)
  return {
    loading: register.isPending,
    send: () =>
      register.mutate(
        store.state.selections.map(({ band: stake, luckyNumber }) => {
          const text = String(naira(stake))
          return { luckyNumber, stake: text, band: text, consent: 'True' as const }
        }),
        {
          onSuccess: ({ data, slipId }) => {
            store.keepSubmissions(
              data.map(line => ({
                id: line.id,
                luckyNumber: line.luckyNumber ?? line.ticket.join('-'),
                band: kobo(Number(line.band)),
                slipId: line.slipId ?? slipId,
              })),
            )
            onRegistered()
          },
          onError: error => onRefused(error.message),
        },
      ),
  }
}
