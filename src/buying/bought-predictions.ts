// What a phone knows of predictions just bought: the matches of the slip, the scores and chances of the receipt.
import type { Predictions, PredictionSlip } from '#src/model/soccer.ts'
import type { BoughtTicket } from '#src/model/tickets.ts'

export const boughtPredictions = (
  { ticketId, proof, lines, stakePerLine, potentialWinning }: BoughtTicket,
  form: Predictions['form'],
  slip: PredictionSlip | null,
): Predictions | undefined => {
  const { picks, most } = proof.receipt.leaf
  if (!picks || slip?.slipId !== ticketId) return undefined
  return {
    form,
    stakePerPrediction: stakePerLine,
    totalPredictions: lines,
    winningAmount: potentialWinning,
    mostPaid: most ?? slip.mostPaid,
    closesAt: slip.closesAt,
    matches: slip.gameSummary.map(match => {
      const pick = picks.find(it => it.match === match.matchId)
      return {
        ...match,
        beginsAt: match.kickOff,
        scores: pick?.scores.map((score, at) => ({ score, parts: pick.parts[at]! })) ?? [],
        state: 'waiting' as const,
        live: null,
        score: null,
        void: null,
        sources: [],
        decidedAt: null,
      }
    }),
  }
}
