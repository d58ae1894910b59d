import type { RelayNamespace } from '../../../ports/Relay.js'
import { toHexChain } from '../protocol/toHexChain.js'

/** The names of capabilities among the session properties, which also have other entries. */
const isName = /^(?:atomic|atomicBatch|paymasterService|auxiliaryFunds|permissions|assetDiscovery)$/

type Entries = Readonly<Record<string, unknown>>

/**
 * Parses what a wallet tells about itself with the approval of a session, by chain id in hex (EIP-5792). It is untrusted input. The
 * session properties have JSON in `capabilities`, or the capabilities of every chain by name; the scoped properties the
 * capabilities of a chain, or of an account of it (CAIP-25). Returns `undefined` if there are none.
 *
 * @see https://eips.ethereum.org/EIPS/eip-5792
 */
export function toSessionCapabilities(
  session: { readonly sessionProperties?: unknown; readonly scopedProperties?: unknown },
  namespace: RelayNamespace | undefined,
): Entries | undefined {
  const common = toEntries(session.sessionProperties)
  const scoped = toEntries(session.scopedProperties)
  const found: Record<string, unknown> = { ...toEntries(common.capabilities) }
  for (const chainId of namespace?.chains ?? []) {
    const hex = toHexChain(chainId)
    const own = toEntries(scoped[chainId])
    const account = namespace?.accounts.find((one) => one.startsWith(`${chainId}:`))
    const all = {
      ...pick(common),
      ...toEntries(found[hex]),
      ...pick(own),
      ...pick(toEntries(own[account ?? ''])),
    }
    if (Object.keys(all).length > 0) found[hex] = all
  }
  return Object.keys(found).length > 0 ? found : undefined
}

function pick(entries: Entries): Entries {
  const named = Object.entries(entries).filter(([name]) => isName.test(name))
  return Object.fromEntries(named.map(([name, value]) => [name, toEntries(value)]))
}

/** Wallets send objects, or JSON in a string, because WalletConnect types these values as strings. */
function toEntries(value: unknown): Entries {
  try {
    const parsed: unknown = typeof value === 'string' ? JSON.parse(value) : value
    return typeof parsed === 'object' ? { ...parsed } : {}
  } catch {
    // Invalid capabilities are ignored: they can be requested from the wallet.
    return {}
  }
}
