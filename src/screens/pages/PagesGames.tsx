// 'Know the games': every game in two sentences.
import { EmblemChip } from '#src/ui/Emblem.tsx'
import { PagesSection } from './PagesText.tsx'
import { gameNotes } from './game-notes.ts'
import { words as playWords } from './words.ts'

export const PagesGames = () => (
  <PagesSection id="games" title={playWords.$knowTheGames}>
    <ul className="rows">
      {gameNotes.map(({ id, name, look, words }) => (
        <li key={id} className="items-start py-4">
          <EmblemChip look={look} />
          <div className="grow min-w-0">
            <div className="row">
              <h3 className="font-bold text-[17px]">{name}</h3>
              <span className="pill flex-none pill-win">{playWords.$onSale}</span>
            </div>
            <p className="text-soft mt-1">{words}</p>
          </div>
        </li>
      ))}
    </ul>
  </PagesSection>
)
