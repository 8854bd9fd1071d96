// What scores and items pay, with the figures of their rules.
import { CAP, CLOSING_HOUR, RETURN as ITEM_RETURN } from '#src/games/awoof/rules.ts'
import { awoof } from '#src/games/awoof/game.ts'
import { CHAT } from '#src/games/soccer-cash/paths.ts'
import { allIn, MOST_PAID, PARTS, real, RETURN, virtual } from '#src/games/soccer-cash/rules.ts'
import { priceOf } from '#src/games/soccer-cash/prices.ts'
import { formatMoney } from '#src/lib/money.ts'
import { PagesSection } from './PagesText.tsx'
import { words } from './other-words.ts'

/** The example's odds: 1 in this many. */
const CHANCE = 8
const stake = real.stakes[0]!

export const PagesOtherPrizes = () => (
  <>
    <PagesSection id={CHAT} title={words.$soccerCash}>
      <p>{words.$scorePays(RETURN)}</p>
      <p>
        {words.$example(
          formatMoney(stake),
          CHANCE,
          formatMoney(priceOf(stake, [PARTS / CHANCE], MOST_PAID).prize),
        )}
      </p>
      <p>{words.$allRight}</p>
      <p>{words.$forms(real.most, allIn.most, virtual.most)}</p>
      <p>{words.$cap(formatMoney(MOST_PAID))}</p>
      <p>{words.$void}</p>
    </PagesSection>
    <PagesSection id={awoof.id} title={words.$awoof}>
      <p>{words.$itemIsWon(`${CLOSING_HOUR - 12}pm`)}</p>
      <p>{words.$itemBack(ITEM_RETURN, CAP)}</p>
      <p>{words.$itemRefund}</p>
      <p>{words.$itemCash}</p>
    </PagesSection>
  </>
)
