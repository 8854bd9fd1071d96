import { useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { brand } from '#src/brand.ts'
import { firstOfBatches } from '#src/games/first-of-batches.ts'
import { writeStored } from '#src/lib/stored.ts'
import { Emblem } from '#src/ui/Emblem.tsx'
import { DashboardIntro } from './DashboardIntro.tsx'
import { DashboardLive } from './DashboardLive.tsx'
import { type GameTile, gameTiles, tileAction } from './game-tiles.ts'
import { words } from './words.ts'

const TARGET_KEY = `${brand.storagePrefix}TARGET`

const live = gameTiles.find(({ id }) => id === firstOfBatches.id)!
const others = gameTiles.filter(tile => tile !== live)

const TileFace = ({ tile }: { tile: GameTile }) => (
  <>
    <Emblem name={tile.look.emblem} size={40} />
    <span>
      {tile.name}
      <small>{tile.comingSoon ? words.$comingSoon : tile.short}</small>
    </span>
  </>
)

/** One tile per game; the one drawn next is large and ready to play. */
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
    <section className="relative" aria-labelledby="games" data-tour="games">
      <DashboardLive tile={live} onOpen={() => choose(live)} />
      <div className="row mt-1">
        <h2 id="games" className="title-2">
          {words.$chooseAGame}
        </h2>
        <a href={brand.knowTheGamesUrl} className="btn-link text-sm" data-tour="know-the-games">
          {words.$knowTheGames}
        </a>
      </div>
      <ul className="tiles">
        {others.map(tile => (
          <li key={tile.id}>
            {tile.comingSoon ? (
              <div className={`tile note-off cloth cloth-${tile.look.cloth}`}>
                <TileFace tile={tile} />
              </div>
            ) : (
              <button
                type="button"
                className={`tile cloth cloth-${tile.look.cloth}`}
                onClick={() => choose(tile)}
              >
                <TileFace tile={tile} />
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
