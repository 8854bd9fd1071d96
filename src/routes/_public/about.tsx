import { createFileRoute } from '@tanstack/react-router'
import { brand } from '#src/brand.ts'
import { pageHead } from '#src/screens/shared/document-title.ts'
import { PagesAbout } from '#src/screens/pages/PagesAbout.tsx'

export const Route = createFileRoute('/_public/about')({
  head: () =>
    pageHead('About', `What ${brand.name} is, how every draw is proven, and which games there are.`),
  component: PagesAbout,
})
