import type { CaipNetworkId } from '../../../foundation/schema/caip.js'

/** Promise of a swap to another chain. The request to the wallet carries it, so that it is known with the hash. */
export type ArrivalTarget = {
  /** Who brings it there: `id` and name. */
  readonly source: { readonly id: string; readonly name: string }
  readonly toChainId: CaipNetworkId
  /** Amount that arrives at least, in base units. Texts are untrusted, and only shown. */
  readonly amount: bigint
  readonly symbol: string
  readonly decimals: number
  readonly estimatedSeconds?: number | undefined
}
