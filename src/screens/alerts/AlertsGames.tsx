import type { AlertSettings } from '#src/model/alerts.ts'
import { offeredGames } from '#src/alerts/offered-games.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { EmblemChip } from '#src/ui/Emblem.tsx'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { cadenceWords, emptyWords } from './alert-words.ts'
import { words } from './words.ts'

interface Props {
  settings: AlertSettings
  onChange: (part: Pick<AlertSettings, 'games'>) => void
}

export const AlertsGames = ({ settings, onChange }: Props) => {
  const { games } = settings
  const empty = emptyWords(settings, offeredGames)
  return (
    <div className="card stack" role="group" aria-labelledby="alerts-games">
      <h2 id="alerts-games" className="title-2">
        {words.$gamesYouFollow}
      </h2>
      {offeredGames.map(game => (
        <Checkbox
          key={game.id}
          name={`game-${game.id}`}
          checked={games.includes(game.lotteryType)}
          onChange={wanted =>
            onChange({
              games: wanted ? [...games, game.lotteryType] : games.filter(it => it !== game.lotteryType),
            })
          }
        >
          <span className="flex items-center gap-3">
            <EmblemChip look={game.look} />
            <span>
              <b>{lotteryName(game.lotteryType)}</b>
              <span className="block text-sm text-soft">{cadenceWords(game)}</span>
            </span>
          </span>
        </Checkbox>
      ))}
      <p role="status" className={empty ? 'error-text' : 'sr-only'}>
        {empty}
      </p>
    </div>
  )
}
