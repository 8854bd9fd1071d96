import { createFileRoute } from '@tanstack/react-router'
import { WithdrawTestimonials } from '#src/screens/withdrawals/said/WithdrawTestimonials.tsx'

export const Route = createFileRoute('/_protected/withdrawals/testimonials')({
  component: WithdrawTestimonials,
})
