import { Link } from '@tanstack/react-router'

export const HomeProof = () => (
  <section className="card" aria-labelledby="home-proof">
    <h2 id="home-proof" className="title-2">
      Why you can trust a draw
    </h2>
    <ol className="stack mt-3 pl-5 list-decimal">
      <li>
        Before a batch opens we write into a public log what will decide it, so nobody can change it later.
      </li>
      <li>
        When the batch closes every ticket is sealed, and the seal goes into that log. If it is late, there is
        no draw and every stake goes back.
      </li>
      <li>
        All the chance comes afterwards from a public source that we do not run, so neither we nor any player
        can know the numbers early.
      </li>
    </ol>
    <Link to="/about" hash="proof" className="text-brand font-bold inline-flex items-center min-h-11">
      How a draw is proven, step by step
    </Link>
  </section>
)
