// 'Know the games': every game in two sentences, and whether it is on sale.
import { gameById } from '#src/games/rules.ts'
import { PagesSection } from './PagesText.tsx'
import { gameNotes } from './game-notes.ts'

export const PagesGames = () => (
  <PagesSection id="games" title="Know the games">
    <ul className="grid gap-3 md:grid-cols-2">
      {gameNotes.map(({ id, name, words }) => (
        <li key={id} className="card">
          <div className="row">
            <h3 className="font-bold">{name}</h3>
            <span className={`text-sm font-bold ${gameById(id) ? 'text-win' : 'text-soft'}`}>
              {gameById(id) ? 'On sale' : 'Coming soon'}
            </span>
          </div>
          <p className="text-soft mt-1">{words}</p>
        </li>
      ))}
    </ul>
  </PagesSection>
)
