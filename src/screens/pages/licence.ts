// The licence under which the tickets are sold, and what the terms say differently in its state. With another state's
// licence, change this together with `licence` of src/brand.ts and the service's settings of that state.
export const licence = {
  operator: 'Oriire Games Ltd',
  state: 'Lagos State',
  regulator: 'Lagos State Lotteries and Gaming Authority',
  number: 'LSLGA/OP/OPL/ORI-0000',
  /** Who is in it may not play. */
  register: 'SafePlay',
  termsSince: '24 November 2026',
} as const
