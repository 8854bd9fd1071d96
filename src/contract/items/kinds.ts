// The words for items and for what a chance costs, without schemas: rules and screens know them too.

export const categories = ['phone', 'tv', 'generator', 'fridge', 'rice', 'motorcycle', 'gift'] as const
export type Category = (typeof categories)[number]

export const amountTypes = ['easy', 'steady', 'big'] as const
export type AmountType = (typeof amountTypes)[number]
