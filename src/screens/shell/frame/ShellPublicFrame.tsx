// The same for the public pages, as they open on repeat visits.
import { brand } from '#src/brand.ts'
import { ShellPublicHeader } from '../ShellPublicHeader.tsx'
import { FrameContent } from './FrameContent.tsx'

export const ShellPublicFrame = () => (
  <div id="top" className="shell-public">
    <title>{brand.name}</title>
    <ShellPublicHeader />
    <main id="main" className="shell-main" data-frame="">
      <div className="page py-6">
        <FrameContent />
      </div>
    </main>
  </div>
)
