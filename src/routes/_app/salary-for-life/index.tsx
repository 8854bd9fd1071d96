import { createFileRoute } from '@tanstack/react-router'
import { salaryForLife } from '#src/games/salary-for-life/rules.ts'
import { openPlay } from '#src/screens/play/open-play.ts'
import { PlayOf } from '#src/screens/play/PlayOf.tsx'

const Page = () => <PlayOf game={salaryForLife} face={Route.useLoaderData()} />

export const Route = createFileRoute('/_app/salary-for-life/')({
  loader: ({ context }) => openPlay(salaryForLife, context.queryClient),
  component: Page,
})
