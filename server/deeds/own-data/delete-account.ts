// Ends an account: with the password, after some days in which the player can take it back.
import { findDebt } from '#server/db/queries/money/debts.ts'
import { isExcluded } from '#server/db/queries/safer-play/safer-play.ts'
import { DELETION_DAYS, KEPT_YEARS } from '#src/contract/players/own-data.ts'
import {
  countDeletions,
  findBesideMoney,
  findPerson,
  forgetPerson,
  insertDeletion,
  setDeleted,
  takeDueDeletion,
} from '#server/db/queries/accounts/deletions.ts'
import { listWaitingAdvances, lockWaitingDraws } from '#server/db/queries/buying/advances.ts'
import { listFormerPhones } from '#server/db/queries/accounts/phone-changes.ts'
import { listOpenOf } from '#server/db/queries/buying/syndicates.ts'
import { hasPrizeToCome } from '#server/db/queries/money/choices.ts'
import { walletsOf } from '#server/ledger/transfers.ts'
import { giveBack } from '#server/deeds/advance/buy-draw-in-advance.ts'
import { checkPassword } from '#server/deeds/accounts/check-password.ts'
import { NO_PASSWORD } from '#server/deeds/accounts/passwords.ts'
import { refuseMoreNews, tellOfChange, tellPlayer } from '#server/deeds/tell-of-change.ts'
import { ninOf } from '#server/deeds/safer-play/nin-of.ts'
import { numberHash } from '#server/keys/number-hash.ts'
import { seal } from '#server/keys/sealed.ts'
import { callOff } from '#server/deeds/syndicates/call-off.ts'
import { stopOrders } from '#server/deeds/orders/change-order.ts'
import { Refusal } from '#server/lib/refusal.ts'
import { strictly, type Sweep } from '#server/lib/sweep.ts'
import type { Service } from '#server/service.ts'

interface Asking {
  playerId: number
  password: string
  keepsBalance: boolean
}

const PRIZE_LEFT =
  'A prize of yours is still to be chosen or paid. Choose it first, or say that we shall keep for you what comes of it'

const DEBT_LEFT =
  'Your bank took a payment back, and part of it is still owed: your wallet shows how much. Pay it first, or a new account would leave it behind'

/**
 * Nothing changes before its time; asking again does not move that.
 * @throws Refusal password-wrong, password-missing, too-many-tries, crowded, money-left, and exclusion-open and debt-open, which a new
 * account would end
 */
export const askDeletion = async (service: Service, it: Asking): Promise<void> => {
  await checkPassword(service, it)
  await service.db.tx(async tx => {
    if (await isExcluded(tx, it.playerId)) throw new Refusal('exclusion-open')
    if ((await findDebt(tx, it.playerId)) > 0) throw new Refusal('debt-open', { message: DEBT_LEFT })
    const { play, bonus, winnings } = await walletsOf(tx, it.playerId)
    if (play + bonus + winnings > 0 && !it.keepsBalance) throw new Refusal('money-left')
    if (!it.keepsBalance && (await hasPrizeToCome(tx, it.playerId)))
      throw new Refusal('money-left', { message: PRIZE_LEFT })
    const asked = await insertDeletion(tx, { ...it, days: DELETION_DAYS })
    if (!asked) return
    refuseMoreNews(await countDeletions(tx, it.playerId))
    await tellPlayer(tx, it.playerId, 'deletion-asked', asked.id)
  })
}

/**
 * Ends the sessions and removes what identifies the player, except a record sealed for the law. Open tickets are
 * still drawn and paid into the wallets, which are kept for the person who knows the number; nothing more is bought.
 * @returns whether one was due
 */
const deleteOne = (service: Service, sweep: Sweep): Promise<boolean> =>
  service.db.tx(async tx => {
    const due = await takeDueDeletion(tx, sweep.failed)
    if (!due) return false
    sweep.takes(due.id)
    const { id, player_id: playerId } = due
    for (const advance of await listWaitingAdvances(tx, playerId))
      await giveBack(tx, advance, await lockWaitingDraws(tx, advance.id), 'The account was deleted')
    const person = (await findPerson(tx, playerId))!
    const besideMoney = await findBesideMoney(tx, playerId)
    const nin = await ninOf(tx, service.pepper, playerId)
    const bytes = new TextEncoder().encode(JSON.stringify({ ...person, nin, ...besideMoney }))
    const phones = [person.phone, ...(await listFormerPhones(tx, playerId))]
    await setDeleted(tx, id, {
      sealed: seal(service.pepper, 'person', String(id), bytes),
      numberHashes: phones.map(phone => numberHash(service.pepper, phone)),
      years: KEPT_YEARS,
    })
    await stopOrders(tx, playerId, 'account-deleted')
    for (const open of await listOpenOf(tx, playerId)) await callOff(service, tx, open.id, 'member')
    await forgetPerson(tx, playerId, person, NO_PASSWORD)
    await tellOfChange(tx, person.phone, 'deleted', id)
    return true
  })

export const deleteAccounts = (service: Service, sweep = strictly): Promise<void> =>
  sweep.all(() => deleteOne(service, sweep))
