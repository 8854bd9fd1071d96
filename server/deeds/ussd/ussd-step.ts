/** What the caller reads next: `CON` goes on, `END` is over. */
export interface Step {
  goesOn: boolean
  text: string
}

export interface Caller {
  /** As the network knows it: the one thing that is proven. */
  phone: string
  /** The provider's id of the session. */
  session: string
}

export const ask = (text: string): Step => ({ goesOn: true, text })
export const end = (text: string): Step => ({ goesOn: false, text })
