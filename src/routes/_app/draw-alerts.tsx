import { createFileRoute } from '@tanstack/react-router'
import { AlertsScreen } from '#src/screens/alerts/AlertsScreen.tsx'

export const Route = createFileRoute('/_app/draw-alerts')({ component: AlertsScreen })
