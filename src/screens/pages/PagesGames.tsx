// 'Know the games': every game in two sentences.
import { alsoOpen } from '#src/games/also-open.ts'
import { gameById } from '#src/games/rules.ts'
import { EmblemChip } from '#src/ui/Emblem.tsx'
import { PagesSection } from './PagesText.tsx'
import { gameNotes } from './game-notes.ts'
import { words as playWords } from './words.ts'

const lookOf = (game: string) => (gameById(game) ?? alsoOpen.find(({ id }) => id === game))?.look

export const PagesGames = () => (
  <PagesSection id="games" title={playWords.$knowTheGames}>
    <ul className="rows">
      {gameNotes.map(({ id, name, words }) => {
        const look = lookOf(id)
        return (
          <li key={id} className="!items-start !py-4">
            {look && <EmblemChip look={look} />}
            <div className="grow min-w-0">
              <div className="row">
                <h3 className="font-bold text-[17px]">{name}</h3>
                <span className="pill flex-none pill-win">{playWords.$onSale}</span>
              </div>
              <p className="text-soft mt-1">{words}</p>
            </div>
          </li>
        )
      })}
    </ul>
  </PagesSection>
)
