/** Items as one game among the others: where it is held, followed and paid for. */
export const AWOOF_ID = 'awoof'
