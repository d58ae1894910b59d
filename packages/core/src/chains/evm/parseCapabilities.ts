import { capabilitiesOfChainMax, capabilityChainsMax, capabilityLengthMax } from '../../foundation/limits.js'
import type { CaipNetworkId } from '../../foundation/schema/caip.js'

/** A value of JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

/**
 * Capabilities of a wallet on one chain (EIP-5792).
 *
 * @see https://eips.ethereum.org/EIPS/eip-5792
 */
export type ChainCapabilities = {
  /**
   * Whether it executes several calls together, all of them or none. `ready`: after the user has approved an upgrade of the account,
   * which the wallet asks for with the first batch. Absent if the wallet does not tell it.
   */
  readonly atomic?: { readonly status: 'supported' | 'ready' | 'unsupported' } | undefined
  /** The others, as the wallet tells them: untrusted input. */
  readonly [name: string]: Json | undefined
}

/** The capabilities of a wallet, by chain id (CAIP-2). */
export type CapabilitiesByChain = { readonly [chainId: CaipNetworkId]: ChainCapabilities }

const statuses = ['supported', 'ready', 'unsupported'] as const

/**
 * Parses the capabilities of a wallet, by chain id in hex. The capabilities of `0x0`, which stands for every chain, are added to
 * each of `chainIds`. Entries that do not conform to EIP-5792 are absent. Never throws.
 */
export function parseCapabilities(answer: unknown, chainIds: readonly CaipNetworkId[]): CapabilitiesByChain {
  const byChain = new Map<CaipNetworkId, ChainCapabilities>()
  let shared: ChainCapabilities | undefined
  for (const [key, value] of entriesOf(answer).slice(0, capabilityChainsMax)) {
    const capabilities = /^0x[\da-f]{1,64}$/i.test(key) ? toChainCapabilities(value) : undefined
    if (!capabilities) continue
    const id = BigInt(key)
    if (id === 0n) shared = capabilities
    else byChain.set(`eip155:${id}`, capabilities)
  }
  for (const chainId of shared ? chainIds : []) byChain.set(chainId, { ...shared, ...byChain.get(chainId) })
  return Object.fromEntries(byChain)
}

function toChainCapabilities(value: unknown): ChainCapabilities | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const others = entriesOf(value).slice(0, capabilitiesOfChainMax).flatMap(toCapability)
  const { atomic: given, atomicBatch, ...rest } = Object.fromEntries(others)
  const atomic = toAtomic(given, atomicBatch)
  return { ...rest, ...(atomicBatch !== undefined && { atomicBatch }), ...(atomic && { atomic }) }
}

/** `atomicBatch` is the name of earlier versions of EIP-5792. */
function toAtomic(given: Json | undefined, earlier: Json | undefined): ChainCapabilities['atomic'] {
  const found = statuses.find((status) => status === Object(given).status)
  if (found || given !== undefined) return found && { status: found }
  const { supported } = Object(earlier)
  return typeof supported === 'boolean' ? { status: supported ? 'supported' : 'unsupported' } : undefined
}

/** A copy, so that the wallet cannot change it later. */
function toCapability([name, value]: readonly [string, unknown]): readonly (readonly [string, Json])[] {
  if (!/^[\w.:-]{1,64}$/.test(name) || name === '__proto__') return []
  try {
    const text = JSON.stringify(value)
    return text === undefined || text.length > capabilityLengthMax ? [] : [[name, JSON.parse(text)]]
  } catch {
    // It is circular, or nested too deeply.
    return []
  }
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  try {
    return typeof value === 'object' && value !== null ? Object.entries(value) : []
  } catch {
    // A getter of an object of an injected wallet threw.
    return []
  }
}
