import { createFileRoute } from '@tanstack/react-router'
import { DevUi } from '#src/screens/dev/DevUi.tsx'
import { pageHead } from '#src/screens/shared/document-title.ts'

export const Route = createFileRoute('/dev/ui')({ head: () => pageHead('Every piece'), component: DevUi })
