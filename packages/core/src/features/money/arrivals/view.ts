import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import type { Arrival } from './types.js'

/** A swap to another chain, ready to show. Names are untrusted. */
export type ArrivalModel = Pick<Arrival, 'status' | 'estimatedSeconds' | 'toHash'> & {
  /** Where it arrives. */
  readonly network: {
    readonly id: CaipNetworkId
    readonly name: string
    /** Operator-given image (option `chainImages`), as in `NetworkRow`. */
    readonly image?: string | undefined
  }
  /** Who brings it there. */
  readonly source: string
  /** Page of the transaction with which it arrived in the block explorer of that chain, `https:` only. */
  readonly explorerUrl?: string | undefined
}
