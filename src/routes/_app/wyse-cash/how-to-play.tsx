import { createFileRoute } from '@tanstack/react-router'
import { wyseCash } from '#src/games/wyse-cash/rules.ts'
import { words } from '#src/games/wyse-cash/words.ts'
import { PlayHowTo } from '#src/screens/play/how-to/PlayHowTo.tsx'

const Page = () => <PlayHowTo game={wyseCash} face={{ words }} />

export const Route = createFileRoute('/_app/wyse-cash/how-to-play')({ component: Page })
