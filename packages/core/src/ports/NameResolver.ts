import type { CaipNetworkId } from '../foundation/schema/caip.js'

/** Resolves the names of a name service, such as SNS, to addresses. The app adds it with `addNameResolver`. */
export interface NameResolver {
  /** The last label of its names, in lower case: `sol` for `alice.sol`. */
  readonly zone: string
  /**
   * Returns the address of a name on a chain; `undefined` if the name is not registered, and `null` if it has no address on that
   * chain. The kit validates the address. Rejects if the service does not answer.
   */
  resolve(parameters: {
    /** In lower case, without spaces, invisible characters or empty labels. */
    readonly name: string
    readonly chainId: CaipNetworkId
    readonly signal: AbortSignal
  }): Promise<string | null | undefined>
}
