/** Name of a token, and the form of its amounts. */
export type TokenInfo = {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** URL of an image; empty if there is none. */
  readonly iconUrl: string
}

/**
 * Name and version in the domain (EIP-712) of the permits (EIP-2612) of a token.
 *
 * @see https://eips.ethereum.org/EIPS/eip-712
 */
export type PermitDomain = { readonly name: string; readonly version: string }

/** A token of a list. */
export type ListedToken = TokenInfo & {
  /** CAIP-2 id of its chain. */
  readonly chainId: string
  /** Address of its contract with checksum, or its mint. */
  readonly address: string
  /** `undefined` for a token without permits. */
  readonly permitDomain?: PermitDomain | undefined
}
