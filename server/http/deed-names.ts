// Maps calls to deeds, for metrics. Read-only calls are left out: their route metrics are enough.
import * as advance from '#src/contract/advance.ts'
import * as account from '#src/contract/account.ts'
import type { Call } from '#src/contract/call.ts'
import * as chats from '#src/contract/chats/chats.ts'
import { choosePrize } from '#src/contract/choices.ts'
import * as email from '#src/contract/players/email.ts'
import * as games from '#src/contract/games.ts'
import * as google from '#src/contract/google.ts'
import * as phoneCheck from '#src/contract/players/phone-check.ts'
import { generateWyseCashGame } from '#src/contract/offers.ts'
import * as alerts from '#src/contract/alerts.ts'
import { giveConsent } from '#src/contract/consent.ts'
import * as phoneChange from '#src/contract/players/phone-change.ts'
import * as orders from '#src/contract/players/orders.ts'
import * as syndicates from '#src/contract/players/syndicates.ts'
import * as ownData from '#src/contract/players/own-data.ts'
import { askPinCode, createPin, resetPin } from '#src/contract/pin.ts'
import { giveNin } from '#src/contract/state/person.ts'
import { sendIdentityDocument } from '#src/contract/players/identity.ts'
import * as saferPlay from '#src/contract/players/safer-play.ts'
import { registerPredictions } from '#src/contract/soccer/slips.ts'
import { giveTestimonial } from '#src/contract/players/testimonials.ts'
import { claimInvite } from '#src/contract/players/friends.ts'
import { getScratchCardAmount, redeemCard } from '#src/contract/scratch-cards.ts'
import * as items from '#src/contract/items/items.ts'
import { logout } from '#src/contract/user.ts'
import { askAboutTopUp, moveWinnings, openTransfer, openUssd } from '#src/contract/wallet.ts'
import * as withdrawals from '#src/contract/withdrawals.ts'

const names = new Map<Call, string>([
  [account.onboardViaPhone, 'send-code'],
  [account.resendOnboardingOtp, 'send-code'],
  [account.passwordReset, 'send-code'],
  [account.verifyPhoneOtp, 'check-code'],
  [account.finishOnboarding, 'sign-up'],
  [account.phoneLogin, 'log-in'],
  [account.emailLogin, 'log-in'],
  [google.beginGoogle, 'begin-google'],
  [google.exchangeGoogle, 'exchange-google'],
  [google.googleLogin, 'log-in'],
  [google.joinGoogle, 'sign-up'],
  [google.linkGoogle, 'log-in'],
  [google.unlinkGoogle, 'unlink-google'],
  [account.passwordResetConfirm, 'reset-password'],
  [account.updateUser, 'update-player'],
  [account.logoutEverywhere, 'log-out'],
  [account.newsletter, 'subscribe'],
  [email.createAccount, 'sign-up'],
  [email.activateUser, 'confirm-email'],
  [email.resendActivationCode, 'send-code'],
  [email.giveEmail, 'send-code'],
  [email.confirmEmail, 'confirm-email'],
  [email.confirmNewsletter, 'confirm-newsletter'],
  [email.leaveNewsletter, 'leave-newsletter'],
  [logout, 'log-out'],
  [games.playLottery, 'register-slip'],
  [registerPredictions, 'register-slip'],
  [games.dropLine, 'drop-line'],
  [games.lotteryPayment, 'buy-ticket'],
  [generateWyseCashGame, 'offer-lines'],
  [createPin, 'create-pin'],
  [askPinCode, 'send-code'],
  [resetPin, 'reset-pin'],
  [phoneChange.updatePhoneNumber, 'send-code'],
  [phoneChange.verifyPhoneNumberUpdate, 'change-phone'],
  [phoneChange.cancelPhoneChange, 'cancel-phone-change'],
  [giveConsent, 'give-consent'],
  [phoneCheck.sendActivation, 'send-code'],
  [phoneCheck.activatePhone, 'activate-phone'],
  [advance.buyInAdvance, 'buy-in-advance'],
  [advance.cancelAdvance, 'cancel-advance'],
  [syndicates.makeSyndicate, 'make-syndicate'],
  [syndicates.payShare, 'pay-share'],
  [syndicates.cancelSyndicate, 'cancel-syndicate'],
  [orders.makeOrder, 'make-order'],
  [orders.changeOrder, 'change-order'],
  [choosePrize, 'choose-prize'],
  [openTransfer, 'open-top-up'],
  [openUssd, 'open-top-up'],
  [askAboutTopUp, 'ask-about-top-up'],
  [moveWinnings, 'move-winnings'],
  [withdrawals.resolveAccount, 'resolve-account'],
  [withdrawals.saveBeneficiary, 'save-beneficiary'],
  [withdrawals.removeBeneficiary, 'remove-beneficiary'],
  [withdrawals.requestWithdrawal, 'request-withdrawal'],
  [sendIdentityDocument, 'send-document'],
  [giveNin, 'give-nin'],
  [getScratchCardAmount, 'look-at-card'],
  [redeemCard, 'redeem-card'],
  [saferPlay.setLimit, 'change-limit'],
  [saferPlay.confirmLimit, 'confirm-limit'],
  [saferPlay.declineLimits, 'decline-limits'],
  [saferPlay.takeBreak, 'take-break'],
  [saferPlay.excludeSelf, 'exclude-self'],
  [saferPlay.answerCheck, 'answer-check'],
  [saferPlay.setReminders, 'set-reminders'],
  [saferPlay.noteReview, 'note-review'],
  [items.placeBids, 'place-bids'],
  [items.showBidPin, 'show-bid-pin'],
  [items.claimItem, 'claim-item'],
  [items.receiveItem, 'receive-item'],
  [giveTestimonial, 'give-testimonial'],
  [claimInvite, 'claim-invite'],
  [chats.postMessage, 'post-message'],
  [chats.readChannel, 'read-channel'],
  [chats.reportMessage, 'report-message'],
  [chats.blockAuthor, 'block-author'],
  [chats.setNickname, 'set-nickname'],
  [ownData.askExport, 'ask-export'],
  [ownData.getExport, 'open-export'],
  [ownData.askDeletion, 'ask-deletion'],
  [ownData.takeBackDeletion, 'take-back-deletion'],
  [ownData.chooseConsent, 'choose-consent'],
  [ownData.noteClick, 'note-click'],
  [alerts.putPushDevice, 'keep-push-device'],
  [alerts.provePushDevice, 'prove-push-device'],
  [alerts.removePushDevice, 'remove-push-device'],
  [alerts.testPushDevice, 'test-push-device'],
])

/** @param body already parsed */
export const deedOf = (call: Call, body: unknown): string | undefined =>
  call === games.lotteryPayment && (body as { card_payment?: unknown }).card_payment === true
    ? 'open-top-up'
    : names.get(call)
