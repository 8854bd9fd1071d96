import { createFileRoute } from '@tanstack/react-router'
import { PwaThisPhone } from '#src/screens/pwa/PwaThisPhone.tsx'

export const Route = createFileRoute('/_app/this-phone')({ component: PwaThisPhone })
