// The rest of the front page. Prerendered like the part above it, but its file is loaded afterwards.
import { JackpotsBlock } from '#src/screens/jackpots/JackpotsBlock.tsx'
import { ResultsLatest } from '#src/screens/results/ResultsLatest.tsx'
import { WinnersNewest } from '#src/screens/winners/WinnersNewest.tsx'
import { HomeGames } from '#src/screens/home/HomeGames.tsx'
import { HomeProof } from '#src/screens/home/HomeProof.tsx'

export const HomeBelow = () => (
  <div id="home-below" className="late grid gap-9 mt-8 md:gap-12 [&>*]:min-w-0">
    <HomeGames />
    <ResultsLatest />
    <JackpotsBlock />
    <div className="grid gap-9 md:grid-cols-2 [&>*]:min-w-0">
      <HomeProof />
      <WinnersNewest />
    </div>
  </div>
)
