// Whose licence tickets are sold under, and what its state requires. The service answers from its settings; this is
// what a build says until then and offline, and what a sandbox always says.

export interface Licence {
  state: string
  regulator: string
  /** Where to take a complaint that we did not solve. */
  regulatorContact: string
  number: string
  /** Its last day, 2027-12-31; null if it has none. */
  until: string | null
  operator: string
  operatorAddress: string
  /** E-mail address of the data protection officer. */
  dataOfficer: string
  /** The self-exclusion register: nobody in it may play. */
  register: string
  /** Taken from net winnings, in hundredths of a percent. */
  winningsTax: number
  /** The state's share of sales, in hundredths of a percent; 0 for none. */
  goodCauses: number
  /** Kobo that may be topped up in a week; 0 for no limit. */
  weekCeiling: number
  /** Whether a national identity number comes before the first top-up. */
  ninRequired: boolean
}

export const licence: Licence = {
  state: 'Lagos State',
  regulator: 'Lagos State Lotteries and Gaming Authority',
  regulatorContact: 'its office at Alausa, Ikeja, or lslga.lagosstate.gov.ng',
  number: 'LSLGA/OP/OPL/ORI-0000',
  until: null,
  operator: 'Oriire Games Ltd',
  operatorAddress: '7 Marina, Lagos Island, Lagos',
  dataOfficer: 'privacy@oriire.ng',
  register: 'SafePlay',
  winningsTax: 500,
  goodCauses: 0,
  weekCeiling: 0,
  ninRequired: false,
}

/** Shown in the footer of every page. */
export const licenceLine = ({ operator, regulator, number }: Licence): string =>
  `Operated by ${operator}. Licensed by the ${regulator}, licence no. ${number}.`

/** Hundredths of a percent as players read them: 5, 2.5. */
export const percentOf = (hundredths: number): string => String(hundredths / 100)
