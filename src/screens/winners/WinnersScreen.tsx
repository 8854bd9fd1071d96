import { WinnersBlock } from './WinnersBlock.tsx'
import { WinnersTop } from './WinnersTop.tsx'

export const WinnersScreen = () => (
  <div className="page">
    <h1 className="title-1">Winners</h1>
    <p className="text-soft mt-1 mb-5 max-w-[68ch]">
      Everybody who won, with most of the phone number hidden. A prize is in the winnings wallet as soon as
      its draw is settled.
    </p>
    <div className="grid gap-4 lg:grid-cols-[1fr_340px] lg:gap-10 lg:items-start [&>*]:min-w-0">
      <WinnersBlock />
      <div className="order-first lg:order-none">
        <WinnersTop />
      </div>
    </div>
  </div>
)
