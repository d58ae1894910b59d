/**
 * The fields of a sign-in message (EIP-4361, Sign-In With Solana, CAIP-122).
 *
 * @see https://eips.ethereum.org/EIPS/eip-4361
 * @see https://chainagnostic.org/CAIPs/caip-122
 */
export type SiwxFields = {
  /** The scheme of the origin that asks for the signature, such as `https`. Optional in EIP-4361. */
  readonly scheme?: string
  /** The host, with the port if it is not the default: `app.example.com`, `localhost:5173`. */
  readonly domain: string
  /** The account that signs, in the encoding of its chain. For `eip155` with the checksum of EIP-55. */
  readonly address: string
  /** A sentence for the user, in the characters that EIP-4361 allows. */
  readonly statement?: string
  /** The resource that the user signs in to (RFC 3986). */
  readonly uri: string
  /** The CAIP-2 id of the chain, such as `eip155:1`. */
  readonly chainId: string
  /** At least 8 letters and digits, which the server issued. */
  readonly nonce: string
  /** RFC 3339, such as `2026-03-01T12:00:00Z`. */
  readonly issuedAt: string
  /** RFC 3339. The signature is not accepted from this time on. */
  readonly expirationTime?: string
  /** RFC 3339. The signature is not accepted before this time. */
  readonly notBefore?: string
  /** An identifier of the app for this sign-in (`pchar` of RFC 3986). */
  readonly requestId?: string
  /** URIs that the user accepts with the sign-in. */
  readonly resources?: readonly string[]
}

/** The name of a field. */
export type SiwxField = keyof SiwxFields
