import { words } from './words.ts'
export const JackpotNote = ({ won }: { won: boolean }) => (
  <p className="text-sm text-soft">{won ? words.$thisTicketAlsoWon : words.$theJackpotsAreDrawn}</p>
)
