// Which refusals each call can give, for the OpenAPI document. Tests check every refusal they meet against it.
import * as account from '#src/contract/account.ts'
import { buyInAdvance } from '#src/contract/advance.ts'
import * as alerts from '#src/contract/alerts.ts'
import type { Call } from '#src/contract/call.ts'
import * as chats from '#src/contract/chats/chats.ts'
import { choosePrize } from '#src/contract/choices.ts'
import { currentBatch } from '#src/contract/draws.ts'
import * as email from '#src/contract/players/email.ts'
import * as items from '#src/contract/items/items.ts'
import { getConsistency, getLog } from '#src/contract/log.ts'
import * as games from '#src/contract/games.ts'
import * as google from '#src/contract/google.ts'
import { generateWyseCashGame } from '#src/contract/offers.ts'
import { activatePhone, sendActivation } from '#src/contract/players/phone-check.ts'
import * as phoneChange from '#src/contract/players/phone-change.ts'
import * as orders from '#src/contract/players/orders.ts'
import * as syndicates from '#src/contract/players/syndicates.ts'
import * as ownData from '#src/contract/players/own-data.ts'
import { askPinCode, createPin, resetPin } from '#src/contract/pin.ts'
import type { RefusalName } from '#src/contract/refusals.ts'
import { claimInvite } from '#src/contract/players/friends.ts'
import { scoreStatistics } from '#src/contract/statistics.ts'
import { gameResults, lotteryWinners, numberStatistics } from '#src/contract/results.ts'
import { getScratchCardAmount, redeemCard } from '#src/contract/scratch-cards.ts'
import { confirmLimit } from '#src/contract/players/safer-play.ts'
import { giveNin } from '#src/contract/state/person.ts'
import { registerPredictions } from '#src/contract/soccer/slips.ts'
import { giveTestimonial } from '#src/contract/players/testimonials.ts'
import { askAboutTopUp, moveWinnings, openTransfer, openUssd } from '#src/contract/wallet.ts'
import * as withdrawals from '#src/contract/withdrawals.ts'

type Names = readonly RefusalName[]

const sendingACode: Names = [
  'code-too-soon',
  'code-limit',
  'code-day-limit',
  'code-ceiling',
  'code-not-sent',
  'crowded',
]
const aCode: Names = ['code-wrong', 'code-expired', 'code-used-up', 'crowded']
const aNewPlayer: Names = ['phone-taken', 'too-young', 'register-excluded', 'register-silent']
const aPin: Names = ['pin-needed', 'pin-missing', 'pin-wrong', 'pin-locked', 'crowded']
const anAccount: Names = ['bank-unknown', 'account-unknown', 'bank-silent']
const aStepUp: Names = aPin.filter(name => name !== 'pin-needed')
const ownAccount: Names = [...anAccount, ...aStepUp, 'names-missing', 'name-differs']
const aSlip: Names = ['slip-unknown', 'slip-paid']
const barred: Names = ['self-excluded', 'register-excluded', 'on-break']
const aTopUp: Names = [
  ...barred,
  'register-silent',
  'top-up-limit',
  'top-up-ceiling',
  'limits-unanswered',
  'nin-required',
]
const aStake: Names = [...barred, 'play-pause', 'reality-check', 'stake-limit', 'loss-limit', 'debt-open']
const aTicket: Names = [
  ...aStake,
  ...aSlip,
  'price-differs',
  'match-closed',
  'phone-not-verified',
  'batch-closed',
  'batch-missed',
  'rules-changed',
  'line-count',
  'wallet-short',
  'draw-full',
  'game-held',
  'sales-stopped',
]
const anIdToken: Names = ['google-off', 'google-down', 'google-wrong', 'google-expired', 'google-unverified']
const aDevice: Names = ['device-not-yours']

const aText: Names = ['chat-link', 'chat-number', 'chat-selling', 'chat-rude']

const own = new Map<Call, Names>([
  [account.onboardViaPhone, sendingACode],
  [account.resendOnboardingOtp, sendingACode],
  [account.verifyPhoneOtp, [...aCode, 'phone-taken']],
  [account.finishOnboarding, [...aCode, ...aNewPlayer]],
  [email.createAccount, [...aCode, ...aNewPlayer]],
  [email.activateUser, [...aCode, 'email-taken']],
  [email.resendActivationCode, sendingACode],
  [email.giveEmail, ['password-wrong', 'password-missing', ...sendingACode]],
  [email.confirmEmail, [...aCode, 'email-taken']],
  [email.confirmNewsletter, ['link-dead']],
  [email.leaveNewsletter, ['link-dead']],
  [account.phoneLogin, ['wrong-login', 'crowded']],
  [account.emailLogin, ['wrong-login', 'crowded']],
  [google.beginGoogle, ['google-off', 'google-down']],
  [
    google.exchangeGoogle,
    ['google-off', 'google-down', 'google-expired', 'google-other-browser', 'google-wrong'],
  ],
  [google.googleLogin, [...anIdToken, 'google-new']],
  [google.joinGoogle, [...anIdToken, ...aCode, ...aNewPlayer, 'google-taken']],
  [google.linkGoogle, [...anIdToken, 'google-taken', 'google-other', 'wrong-login', 'crowded']],
  [ownData.askExport, ['password-wrong', 'password-missing', 'crowded', 'export-limit']],
  [ownData.getExport, ['export-unknown']],
  [
    ownData.askDeletion,
    ['password-wrong', 'password-missing', 'crowded', 'money-left', 'exclusion-open', 'debt-open'],
  ],
  [google.unlinkGoogle, ['password-wrong', 'password-missing', 'crowded', 'not-found']],
  [account.passwordReset, sendingACode],
  [account.passwordResetConfirm, aCode],
  [sendActivation, sendingACode],
  [activatePhone, aCode],
  [createPin, ['pin-set', 'crowded']],
  [askPinCode, ['pin-missing', 'password-wrong', 'password-missing', ...sendingACode]],
  [phoneChange.updatePhoneNumber, [...sendingACode, 'pin-missing', 'pin-wrong', 'pin-locked']],
  [phoneChange.verifyPhoneNumberUpdate, [...aCode, 'phone-taken']],
  [resetPin, ['pin-missing', ...aCode]],
  [
    games.playLottery,
    [
      'game-unknown',
      'stake-not-offered',
      'band-coming-soon',
      'line-count',
      'line-wrong',
      'line-not-offered',
      'batch-missed',
    ],
  ],
  [
    registerPredictions,
    [
      'game-unknown',
      'stake-not-offered',
      'match-count',
      'match-twice',
      'match-unknown',
      'match-closed',
      'score-count',
      'score-twice',
      'score-not-sold',
      'prediction-count',
      'price-differs',
      'draw-full',
    ],
  ],
  [games.dropLine, ['game-unknown', ...aSlip]],
  [
    games.lotteryPayment,
    [...aTicket, ...aPin, ...aTopUp, 'pay-from-one', 'amount-too-small', 'provider-down'],
  ],
  [games.lotteryStatus, ['slip-unknown']],
  [generateWyseCashGame, ['game-unknown']],
  [buyInAdvance, [...aTicket, 'not-in-advance']],
  [
    syndicates.makeSyndicate,
    [
      ...aStake,
      ...aSlip,
      'not-shared',
      'line-count',
      'shares-differ',
      'syndicate-made',
      'syndicate-many',
      'phone-not-verified',
      'wallet-short',
      'sales-stopped',
    ],
  ],
  [
    syndicates.payShare,
    [
      ...aStake,
      'syndicate-over',
      'share-taken',
      'share-yours',
      'price-differs',
      'phone-not-verified',
      'wallet-short',
      'draw-full',
      'game-held',
      'sales-stopped',
      'batch-closed',
    ],
  ],
  [syndicates.cancelSyndicate, ['syndicate-over']],
  [
    orders.makeOrder,
    [
      ...aStake,
      'slip-unknown',
      'line-count',
      'phone-not-verified',
      'wallet-short',
      'not-in-advance',
      'order-many',
      'order-made',
    ],
  ],
  [
    orders.changeOrder,
    [
      ...aStake,
      'line-count',
      'line-wrong',
      'stake-not-offered',
      'band-coming-soon',
      'wallet-short',
      'not-in-advance',
      'order-over',
    ],
  ],
  [choosePrize, ['already-chosen']],
  [getScratchCardAmount, ['card-unknown', 'card-used', 'card-expired']],
  [redeemCard, [...aTopUp, 'card-used', 'card-expired', 'card-not-yours', 'sales-stopped']],
  [confirmLimit, ['limit-not-asked', 'limit-too-early']],
  [
    items.placeBids,
    [
      ...aTopUp,
      'play-pause',
      'reality-check',
      'stake-limit',
      'loss-limit',
      'item-unknown',
      'item-closed',
      'item-sold-out',
      'item-cap',
      'pay-from-one',
      'price-differs',
      'wallet-short',
      'phone-not-verified',
      'debt-open',
      'game-held',
      'provider-down',
      'sales-stopped',
    ],
  ],
  [items.showBidPin, aStepUp],
  [items.claimItem, ['pin-wrong', 'cashout-pin-locked', 'already-chosen']],
  [giveTestimonial, ['nothing-to-tell']],
  [claimInvite, ['invite-unknown', 'invite-own', 'invite-late', 'invited-already']],
  [chats.getChannel, ['chat-unknown']],
  [chats.listMessages, ['chat-unknown']],
  [chats.liveChannel, ['chat-unknown']],
  [chats.readChannel, ['chat-unknown']],
  [chats.reportMessage, ['chat-unknown', 'chat-own']],
  [chats.blockAuthor, ['not-found', 'chat-own']],
  [chats.setNickname, ['nickname-taken', 'nickname-ours', ...aText]],
  [
    chats.postMessage,
    [
      'chat-unknown',
      'chat-read-only',
      'chat-muted',
      'chat-too-new',
      'chat-stake-needed',
      'chat-too-fast',
      'chat-said-already',
      'key-reused',
      ...aText,
    ],
  ],
  [giveNin, ['nin-given', 'nin-taken']],
  [openTransfer, [...aTopUp, 'provider-down', 'sales-stopped']],
  [openUssd, [...aTopUp, 'provider-down', 'sales-stopped']],
  [askAboutTopUp, ['provider-down']],
  [moveWinnings, [...barred, 'wallet-short', 'sales-stopped', 'top-up-limit', 'top-up-ceiling']],
  [withdrawals.fetchBanks, ['bank-silent']],
  [withdrawals.resolveAccount, anAccount],
  [withdrawals.saveBeneficiary, [...ownAccount, 'too-many-accounts']],
  [
    withdrawals.requestWithdrawal,
    [
      ...ownAccount,
      'nin-required',
      'withdrawal-too-small',
      'day-ceiling',
      'wallet-short',
      'debt-open',
      'sales-stopped',
    ],
  ],
  [currentBatch, ['game-unknown']],
  [getLog, ['not-found']],
  [getConsistency, ['not-found']],
  [gameResults, ['game-unknown']],
  [lotteryWinners, ['game-unknown']],
  [numberStatistics, ['game-unknown']],
  [scoreStatistics, ['game-unknown']],
  [alerts.putPushDevice, ['push-off', ...aDevice]],
  [alerts.provePushDevice, ['challenge-unknown']],
  [alerts.removePushDevice, aDevice],
  [alerts.statePushDevice, aDevice],
  [alerts.testPushDevice, ['push-off', 'device-unknown', 'device-unproven', 'push-not-sent', ...aDevice]],
])

/** Refusals any call can give. */
export const ANYWHERE: Names = [
  'too-many-tries',
  'too-large',
  'cross-site',
  'wrong-method',
  'busy',
  'turned-away',
  'broken',
]

/** All other refusals a call can give. */
export const refusedBy = (call: Call): Names => [
  ...(call.body || call.query ? (['bad-input'] as const) : []),
  ...(call.body ? (['bad-json'] as const) : []),
  ...(call.path.includes(':') ? (['not-found'] as const) : []),
  ...(call.who === 'player' || call.stream ? (['not-signed-in'] as const) : []),
  ...(call.stream ? (['live-full'] as const) : []),
  ...(call.once ? (['key-missing', 'key-reused'] as const) : []),
  ...(call.path.startsWith('/api/v1/chat') ? barred : []),
  ...(own.get(call) ?? []),
]
