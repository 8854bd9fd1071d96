import { createFileRoute } from '@tanstack/react-router'
import { wordsOfGame } from '#src/games/game-words.ts'
import { PlayHowTo } from '#src/screens/play/how-to/PlayHowTo.tsx'

const Page = () => <PlayHowTo game={Route.useRouteContext().game} gameWords={Route.useLoaderData()} />

export const Route = createFileRoute('/_app/$game/how-to-play')({
  loader: ({ context }) => wordsOfGame(context.game.id),
  component: Page,
})
