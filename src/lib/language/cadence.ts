// How often draws are, within a sentence. Plain constants, which the build inlines, like wallets.ts; a test compares them
// with the schedule.

export const eachBatch = 'every five minutes'
export const eachBatchShort = 'every 5 minutes'
export const fixedHours = 'every two hours from 10am to 10pm'
