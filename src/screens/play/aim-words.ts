// What is said of picks that are no ticket yet, because the phone was or is without a network.
import { batchBounds, batchId } from '#src/draws/schedule.ts'

interface Game {
  batchPrefix: string
}

/** @param opensAt of the batch at which the picks aim, ms; undefined where there are no picks yet */
export const aimWords = (game: Game, opensAt: number | undefined, now: number, online: boolean): string => {
  if (opensAt === undefined)
    return 'Not a ticket yet: you are offline. Numbers that you pick are kept on this phone.'
  const aimed = batchId(game, opensAt)
  const onSale = batchBounds(now).opensAt
  if (onSale <= opensAt)
    return online
      ? `Not a ticket yet: your picks aim at batch ${aimed}. Buy them before it closes.`
      : `Not a ticket yet: you are offline. Your picks are kept on this phone and aim at batch ${aimed}.`
  return `Not a ticket yet: batch ${aimed} has closed without your picks. They aim at batch ${batchId(game, onSale)} now${online ? '.' : ', and you can buy them when you are back online.'}`
}
