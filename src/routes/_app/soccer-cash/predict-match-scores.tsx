import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#src/screens/coming-soon/coming-soon.ts'

export const Route = createFileRoute('/_app/soccer-cash/predict-match-scores')({
  codeSplitGroupings: [],
  staticData: { comingSoon: 'Predict match scores' },
  component: ComingSoon,
})
