import { createFileRoute } from '@tanstack/react-router'
import { faceOf } from '#src/games/faces.ts'
import { salaryForLife } from '#src/games/salary-for-life/rules.ts'
import { PlayHowTo } from '#src/screens/play/how-to/PlayHowTo.tsx'

const Page = () => <PlayHowTo game={salaryForLife} face={Route.useLoaderData()} />

export const Route = createFileRoute('/_app/salary-for-life/how-to-play')({
  loader: () => faceOf(salaryForLife.id),
  component: Page,
})
