import { useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { brand } from '#src/brand.ts'
import { writeStored } from '#src/lib/stored.ts'
import { DashboardIntro } from './DashboardIntro.tsx'
import { type GameTile, gameTiles, tileAction } from './game-tiles.ts'

const TARGET_KEY = `${brand.storagePrefix}TARGET`

const TILE = 'card w-full h-full min-h-[104px] text-left flex flex-col justify-between gap-2'

const TileWords = ({ tile }: { tile: GameTile }) => (
  <span>
    <span className="block font-bold">{tile.name}</span>
    <span className="block text-sm text-soft">{tile.line}</span>
  </span>
)

export const DashboardGames = () => {
  const navigate = useNavigate()
  const [introduced, setIntroduced] = useState<GameTile>()

  const choose = (tile: GameTile) => {
    const action = tileAction(tile)
    if (action.does === 'nothing') return
    if (action.does === 'go') void navigate({ to: action.to })
    else {
      writeStored(TARGET_KEY, action.to)
      setIntroduced(tile)
    }
  }

  return (
    <section aria-labelledby="games" data-tour="games">
      <div className="row mb-3">
        <h2 id="games" className="title-2">
          Choose a game
        </h2>
        <a
          href={brand.knowTheGamesUrl}
          className="btn btn-quiet btn-small whitespace-nowrap"
          data-tour="know-the-games"
        >
          Know the games
        </a>
      </div>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3">
        {gameTiles.map(tile => (
          <li key={tile.id}>
            {tile.comingSoon ? (
              <div className={`${TILE} bg-hush shadow-none`}>
                <TileWords tile={tile} />
                <span className="text-sm font-bold text-soft">Coming soon</span>
              </div>
            ) : (
              <button type="button" className={TILE} onClick={() => choose(tile)}>
                <TileWords tile={tile} />
                <span className="text-sm font-bold text-win">On sale</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      <DashboardIntro
        tile={introduced}
        onClose={() => setIntroduced(undefined)}
        onContinue={() => {
          if (introduced) void navigate({ to: introduced.to })
        }}
      />
    </section>
  )
}
