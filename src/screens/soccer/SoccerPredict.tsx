// Choosing scores for the picked matches, several per match.
import { pathsOfForm } from '#src/games/soccer-cash/paths.ts'
import { real } from '#src/games/soccer-cash/rules.ts'
import { soccerStore } from '#src/play/soccer/store.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { QuietLink } from '#src/ui/buttons/Wide.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { useNow } from '#src/ui/time/use-now.ts'
import { ShareMatches } from '../shared/matches/ShareMatches.tsx'
import { isClosed } from './match-list.ts'
import { SoccerBar } from './SoccerBar.tsx'
import { SoccerCard } from './SoccerCard.tsx'
import { SoccerKeep } from './saved/SoccerKeep.tsx'
import { SoccerHead } from './SoccerHead.tsx'
import { SoccerPredictions } from './SoccerPredictions.tsx'
import { SoccerScores } from './SoccerScores.tsx'
import { soccerTag } from './soccer-tag.ts'
import { useMatches } from './use-matches.ts'
import { useSoccerPicks } from './use-picks.ts'
import { words } from './words.ts'

const store = soccerStore(real)
const { play } = pathsOfForm(real)

export const SoccerPredict = () => {
  const { chosen, matches, stake, mostPaid, picks, slate } = useSoccerPicks(store)
  const now = useNow(10_000)
  useMatches(store)
  if (chosen.length === 0)
    return (
      <EmptyState
        heading={words.$noMatchPicked}
        sub={words.$noMatchPickedText}
        action={<LinkButton to={play}>{words.$pickTheMatches}</LinkButton>}
      />
    )
  return (
    <div className="play cloth-olive">
      <SoccerHead store={store} />
      <div className="stack mt-3">
        {matches.map((match, at) => (
          <SoccerCard
            key={match.matchId}
            match={match}
            place={at + 1}
            isClosed={isClosed(match, now)}
            onTakeAway={() => store.drop(match.matchId)}
          >
            <SoccerScores store={store} match={match} chosen={chosen[at]} slate={slate} />
          </SoccerCard>
        ))}
        <QuietLink to={play}>
          {chosen.length < real.most ? words.$pickTheMatches : words.$changeMatches}
        </QuietLink>
        <p>
          <SoccerKeep store={store} />
        </p>
        {soccerTag(real, picks, slate, stake, mostPaid) && (
          <>
            <SoccerPredictions picks={picks} slate={slate} stake={stake} most={mostPaid} />
            <ShareMatches form={real} picks={picks} />
          </>
        )}
      </div>
      <SoccerBar store={store} />
    </div>
  )
}
