// Waits in seconds, as mails and tries are given them. Those in ms stand in src/lib/lagos-time.ts.
export const QUARTER_HOUR = 900
export const ONE_DAY = 86_400
export const THREE_DAYS = 259_200
export const WEEK = 604_800
