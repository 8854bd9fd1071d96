import { Link } from '@tanstack/react-router'
import { Drawing } from '#src/ui/Drawing.tsx'
import { trust } from './home-words.ts'
import { words } from './below-words.ts'

export const HomeProof = () => (
  <section aria-labelledby="home-proof">
    <h2 id="home-proof" className="title-2 flex items-center min-h-11">
      {words.$whyYouCanTrust}
    </h2>
    <ol className="grid gap-4 mt-2">
      {trust.map(({ drawing, title, words }) => (
        <li key={drawing} className="flex gap-4">
          <Drawing name={drawing} />
          <div className="min-w-0">
            <h3 className="font-bold text-[17px]">{title}</h3>
            <p className="text-soft mt-1">{words}</p>
          </div>
        </li>
      ))}
    </ol>
    <Link to="/about" hash="proof" className="btn-link mt-2">
      {words.$howADrawIs}
    </Link>
  </section>
)
