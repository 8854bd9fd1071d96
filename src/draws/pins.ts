// What this build trusts from the start. For production, an operator puts the real keys here and builds; the
// sandbox's are then refused. How keys are made and rotated: docs/operations.md.
import type { BeaconChain } from './beacon.ts'

export interface Pins {
  sandbox: boolean
  /** First line of every checkpoint. */
  origin: string
  /** The log's verifier key, as in docs/proof.md. */
  log: string
  /** Id of the key that signs receipts. */
  receipt: string
  chain: BeaconChain
  /** Witnesses that cosign the log. `by` is who runs one, as players read it. */
  witnesses: readonly { key: string; url?: string; by: string }[]
  /** How many of them must have seen a head before its round. */
  quorum: number
}

export const sandboxPins: Pins = {
  sandbox: true,
  origin: 'sandbox.oriire.invalid/oriire/v1',
  log: 'sandbox.oriire.invalid/oriire/v1+b5cb4d3b+ASpMU+fUuuwF4d5R0mUNnA9ZFesP67cOAgjG8P4AANR2',
  receipt: 'b9193dae35bfc508ad3b67d184331c6a',
  chain: 'sandbox',
  witnesses: [
    {
      key: 'sandbox.oriire.invalid/witness+63d61e21+BO+alg2nVzpsoQj77WEsLZaF+w78KZoR0btfVgCPSMJ2',
      by: 'run by us, proves nothing against us',
    },
  ],
  quorum: 1,
}

export const productionPins: Pins | undefined = undefined

export const pins: Pins = productionPins ?? sandboxPins
