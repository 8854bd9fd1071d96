import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('slipChecker', {
  $gameSlipChecker: 'Game slip checker',
  $enterTheShortId: 'Enter the short ID of a ticket, or its game play ID, to see its lines and result.',
  $slipId: 'Game play ID',
  $checkSlip: 'Check slip',
  $slipSummary: 'Game play ID summary',
  $shortId: 'Short ID',
  $game: 'Game',
  $batch: 'Batch',
  $bought: 'Bought',
  $player: 'Player',
  $stake: 'Stake',
  $status: 'Status',
  $cameBack: 'Came back',
  $notDrawnYet: 'Not drawn yet',
  $numbersDrawn: 'Numbers drawn',
  $lines: 'Lines',
  $stakeGivenBack: 'Stake given back',
  $noneRight: 'None right',
  $cashback: (amount: string) => `${amount} cashback`,
  $hits: (hits: number) => `${hits} right`,
})
