export const JackpotNote = ({ won }: { won: boolean }) => (
  <p className="text-sm text-soft">
    {won
      ? 'This ticket also won a jackpot.'
      : 'The jackpots are drawn apart: this ticket has its chances in the next ones.'}
  </p>
)
