import { WinnersBlock } from './WinnersBlock.tsx'
import { WinnersTop } from './WinnersTop.tsx'
import { words } from './words.ts'

export const WinnersScreen = () => (
  <div className="page">
    <h1 className="title-1">{words.$winners}</h1>
    <p className="text-soft mt-1 mb-5 max-w-[68ch]">{words.$everybodyWhoWonWith}</p>
    <div className="grid gap-4 lg:grid-cols-[1fr_340px] lg:gap-10 lg:items-start [&>*]:min-w-0">
      <div className="lg:order-last">
        <WinnersTop />
      </div>
      <WinnersBlock />
    </div>
  </div>
)
