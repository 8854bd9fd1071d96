// What each call about accounts does.

export const accounts = {
  'POST /api/web/onboard_via_phone/': 'Begins a sign-up: sends a one-time code to the number.',
  'POST /api/web/verify_phone_number_otp/': 'Checks a sign-up code without using it up.',
  'POST /api/web/phone_number_onboarding_resend_otp/': 'Sends a new sign-up code by SMS or voice call.',
  'POST /api/web/verify_phone_number_onboarding/':
    'Ends a sign-up: uses the code, sets the password, records the 18+ consent, signs in.',
  'POST /api/web/phone-login/': 'Signs in with phone number and password.',
  'POST /api/web/email-login/': 'Signs in with e-mail address and password.',
  'POST /api/web/password_reset/':
    'Sends a reset code to the number, if it has an account. The answer never says whether it has.',
  'POST /api/web/password_reset/confirm/':
    'Sets a new password with a reset code and ends every other session.',
  'PUT /api/web/user/': 'Changes first name, last name and gender. JSON or multipart/form-data.',
  'GET /api/dynamic_data/': 'Flags of the player that change the way through the app.',
  'GET /api/v1/sessions/': 'The open sessions of the player.',
  'POST /api/v1/sessions/logout-everywhere/': 'Ends every session of the player, this one included.',
  'POST /api/web/newsletter/':
    'Asks an address by e-mail whether it wants the newsletter. The answer never says whether it gets it already.',
  'GET /api/v1/google/': 'Whether players can sign in with Google here.',
  'POST /api/v1/google/begin/':
    'Begins a sign-in with Google: where the browser goes, and the state it comes back with.',
  'POST /api/v1/google/exchange/':
    'Exchanges the code that Google sent back, once, for the browser that began.',
  'POST /api/web/google/': 'Signs in with Google, if the Google account is linked to a player.',
  'POST /api/v1/google/join/':
    'Makes a player of a Google account and a phone number proved by its code, without a password.',
  'POST /api/v1/google/link/':
    'Joins a Google account to the player whose phone number and password are given, and signs in.',
  'GET /api/v1/google/linked/':
    'Since when a Google account opens the player’s, null if none does; and whether it is the only way in.',
  'POST /api/v1/google/unlink/':
    'Takes the Google account away from the player’s. The password is asked for: it opens the account afterwards.',
  'GET /api/web/user/': 'The signed-in player with the three balances (naira).',
  'POST /api/v1/session/logout/': 'Ends this session on every node.',
  'POST /api/v1/session/end/':
    'Ends sessions whose log-out did not get through, by the SHA-256 of their tokens.',
  'POST /api/v1/transaction-pin/': 'Sets the transaction PIN of a player who has none.',
  'POST /api/v1/transaction-pin/code/':
    'For a forgotten PIN: sends a code to the player’s own number, after checking the password.',
  'POST /api/v1/transaction-pin/reset/':
    'Changes a forgotten PIN with that code. Withdrawals then wait for some time, as their terms say.',
  'POST /api/v1/consent/':
    'Keeps that the player agreed to a version of the 18+ text; once is enough for each version.',
  'POST /api/web/create-account/':
    'Ends a sign-up with an e-mail address too: uses the code of the phone, sets the password, records the 18+ consent, and sends a code to the address. Never says whether the address has an account.',
  'POST /api/web/activate_user/':
    'Confirms the e-mail address of a new account with the code sent there, and signs in.',
  'POST /api/web/resend_activation_code/':
    'Sends another code to the address of a new account, if the device that made it asks. The answer is the same for any other.',
  'POST /api/v1/email/':
    'Sends a code to the address that a player wants to log in with, after their password.',
  'POST /api/v1/email/confirm/':
    'Confirms the player’s address with the code sent there. It logs in from now on.',
  'POST /api/v1/newsletter/confirm/':
    'Says yes to the newsletter with the link that was sent to the address.',
  'POST /api/v1/newsletter/leave/':
    'Ends the newsletter and forgets the address. Mail programs may call it by themselves (RFC 8058).',
  'POST /api/web/update_phone_number/':
    'Begins a change of the phone number: the PIN, then codes to the new number and to the old one if it is still there.',
  'POST /api/web/verify_phone_number_update/':
    'Ends it: at once with the codes of both numbers, after a waiting time with the new one’s alone.',
  'GET /api/v1/phone-change/': 'The change of the phone number that waits, if one does.',
  'POST /api/v1/phone-change/cancel/': 'Stops a change of the phone number that waits.',
  'GET /api/web/phone_number_activation_sms/':
    'Sends a code to the player’s own number by SMS or voice call, unless it is verified already.',
  'POST /api/web/activate_phone_number/':
    'Verifies the player’s number with the code that was sent to it. Once is enough.',
  'GET /api/v1/identity-document/': 'What became of the identity document that the player sent.',
  'POST /api/v1/identity-document/':
    'Takes a picture of an identity document, JPEG or PNG, as base64. Only the operator sees it.',
  'GET /api/v1/own-data/':
    'The last copy of their data that the player asked for, a deletion that waits, and what they agreed to.',
  'POST /api/v1/own-data/export/':
    'Asks, by the password, for a copy of everything that is kept about the player. One that waits is enough.',
  'GET /api/v1/own-data/export/:id/':
    'The copy, as JSON and as a page to read. Only for the player it is about.',
  'POST /api/v1/own-data/deletion/':
    'Asks, by the password, for the account to be deleted; it can be taken back for some days.',
  'POST /api/v1/own-data/deletion/cancel/': 'The account stays.',
  'POST /api/v1/own-data/consents/':
    'Agrees to something that is asked here, or takes it back; what was kept because of it is deleted.',
  'POST /api/v1/ads-tracker/create-winwise-upselling-record':
    'Notes which advert of ours led to a page, once its visitor has agreed to that.',
  'GET /api/v1/person/':
    'The player’s own date of birth and masked national identity number, and whether the state wants one.',
  'POST /api/v1/person/nin/':
    'Takes the player’s national identity number (NIN), once: it is sealed, belongs to one account, and the register of self-exclusion is asked for it.',
}
