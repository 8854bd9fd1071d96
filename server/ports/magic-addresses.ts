// Numbers and addresses to which the sandbox's messages fail, so that a person can see what the app then says.

export const MAGIC_NUMBERS: [phone: string, what: string][] = [
  ['+2348099999901', 'no SMS goes out; a voice call does'],
  ['+2348099999902', 'neither an SMS nor a voice call goes out'],
]

/** Ends of e-mail addresses. */
export const MAGIC_MAILBOXES: [ending: string, what: string][] = [
  ['@refuses.example', 'does not exist: the message is given up'],
  ['@silent.example', 'does not answer: the message is tried again and again'],
]
