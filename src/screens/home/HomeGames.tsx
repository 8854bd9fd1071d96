import { Link } from '@tanstack/react-router'
import { alsoOpen } from '#src/games/also-open.ts'
import { awoof } from '#src/games/awoof/game.ts'
import { pathsOf } from '#src/games/paths.ts'
import { games } from '#src/games/rules.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { brand } from '#src/brand.ts'
import { Emblem } from '#src/ui/Emblem.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { words } from './below-words.ts'

export const HomeGames = () => (
  <section aria-labelledby="home-games">
    <div className="row mb-2">
      <h2 id="home-games" className="title-2">
        {words.$theGames}
      </h2>
      <Link to="/prizes" className="btn-link">
        {words.$prizesAndOdds}
      </Link>
    </div>
    <ul className="tiles md:grid-cols-4">
      {games.map(game => (
        <li key={game.id}>
          <Link to={pathsOf(game).play} className={`tile cloth cloth-${game.look.cloth}`}>
            <Emblem name={game.look.emblem} />
            <span>
              <span className="sr-only">{words.$play} </span>
              {lotteryName(game.lotteryType)}
              <small>{words.$of(game.pick, game.of)}</small>
            </span>
          </Link>
        </li>
      ))}
      {alsoOpen.map(({ id, look, to }) => (
        <li key={id}>
          <Link to={to} className={`tile cloth cloth-${look.cloth}`}>
            <Emblem name={look.emblem} />
            <span>
              <span className="sr-only">{words.$play} </span>
              {lotteryName(id)}
              <small>{id === awoof.id ? words.$winAnItem : words.$callTheScores}</small>
            </span>
          </Link>
        </li>
      ))}
      <li>
        <a href={brand.knowTheGamesUrl} className="tile border-1.5 border-edge text-brand">
          <Icon name="info" />
          {words.$knowTheGames}
        </a>
      </li>
    </ul>
  </section>
)
