import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('virtualDraw', {
  $matchScores: 'Match scores',
  $fixed: 'The scores are fixed by the sealed draw, and your phone can prove it. The film only shows them.',
  $kickOffIn: 'Kick-off in',
  $drawingIn: 'Kick-off! The scores are drawn in',
  $drawing: 'The scores are being drawn',
  $notDrawnYet: 'Not drawn yet',
  $showScores: 'Show all scores now',
  $yourCalls: 'Your scores',
  $minute: (minute: number) => `Minute ${minute}`,
  $clock: 'Time played',
  $watch: (home: string, away: string) => `Watch ${home} against ${away}`,
  $called: (score: string) => `you picked ${score}`,
  $goal: (team: string) => `Goal, ${team}`,
  $openTheTicket: 'Open the ticket and its proof',
  $allScores: 'All scores of the batch',
  $noTicket: 'No ticket of virtual soccer here',
  $refunded: 'There was no draw. Your stake is back in your wallet.',
})
