import { InvalidTypedDataError } from '../../foundation/errors/typedData.js'
import type { CaipNetworkId } from '../../foundation/schema/caip.js'

/**
 * Checks that typed data is for the chain of the session: a `domain.chainId` of another chain would make the signature
 * valid there (EIP-712). Typed data without `domain.chainId` passes.
 *
 * @param typedData Untrusted input: the object, not its JSON text.
 * @throws `InvalidTypedDataError`
 * @see https://eips.ethereum.org/EIPS/eip-712
 *
 * @example
 * ```ts
 * import { checkTypedDataChain } from '@latchkit/core/eip1193'
 *
 * checkTypedDataChain({ domain: { name: 'My dapp', chainId: 1 } }, 'eip155:1')
 * ```
 */
export function checkTypedDataChain(typedData: { readonly domain?: unknown }, chainId: CaipNetworkId): void {
  const { domain } = typedData
  const given: unknown =
    typeof domain === 'object' && domain !== null ? Reflect.get(domain, 'chainId') : undefined
  if (given === undefined || given === null) return
  const expected = chainId.slice('eip155:'.length)
  if (toDecimal(given) === expected) return
  const reason = `"domain.chainId" must be ${expected}, the chain of the connected session, got ${String(given)}`
  throw new InvalidTypedDataError({ reason })
}

/** Wallets accept a number, a bigint, and text in decimal or in hex. */
function toDecimal(value: unknown): string | undefined {
  if (typeof value !== 'number' && typeof value !== 'bigint' && typeof value !== 'string') return undefined
  try {
    return BigInt(value).toString()
  } catch {
    // Neither decimal nor hex.
    return undefined
  }
}
