/**
 * EIP-5792 capabilities, by chain id in hex.
 *
 * @see https://eips.ethereum.org/EIPS/eip-5792
 */
export type Capabilities = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Parses EIP-5792 capabilities. Returns `{}` when they do not conform to the standard: capabilities are optional. */
export function toCapabilities(answer: unknown): Capabilities {
  if (typeof answer !== 'object' || answer === null) return {}
  const chains = Object.entries(answer).filter(
    ([chainId, capabilities]) =>
      /^0x[0-9a-f]+$/i.test(chainId) && typeof capabilities === 'object' && capabilities !== null,
  )
  return Object.fromEntries(chains)
}
