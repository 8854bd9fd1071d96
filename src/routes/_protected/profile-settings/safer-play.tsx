import { createFileRoute } from '@tanstack/react-router'
import { SaferPlay } from '#src/screens/safer-play/SaferPlay.tsx'

export const Route = createFileRoute('/_protected/profile-settings/safer-play')({ component: SaferPlay })
