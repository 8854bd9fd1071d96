import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#src/screens/coming-soon/coming-soon.ts'

export const Route = createFileRoute('/_protected/chats-and-tips/')({
  codeSplitGroupings: [],
  staticData: { comingSoon: 'Chats and tips' },
  component: ComingSoon,
})
