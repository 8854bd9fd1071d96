import { createFileRoute } from '@tanstack/react-router'
import { comingSoon } from '#src/screens/coming-soon/coming-soon.ts'

export const Route = createFileRoute('/_protected/loan-application/$')(comingSoon())
