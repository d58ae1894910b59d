import type { ChainCapabilities } from '../../../chains/evm/parseCapabilities.js'
import type { CallsCapabilities } from '../../../chains/evm/sendCalls.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import {
  AtomicityNotSupportedError,
  UnsupportedNonOptionalCapabilityError,
} from '../../../foundation/errors/calls.js'
import { walletCapabilitiesWaitMs } from '../../../foundation/limits.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import { getCapabilities } from '../request/evm/getCapabilities.js'
import type { CapableBatch } from './resolvePaymasters.js'

/** A batch without the optional capabilities that the wallet does not support, and their names. */
export type SupportedBatch = CapableBatch & { readonly omittedCapabilities: readonly string[] }

/**
 * Checks what the wallet says that it supports, because wallets of earlier versions of EIP-5792 ignore what they do not know, and
 * leaves out the optional capabilities that it lacks. A wallet that says nothing about the chain, or not within 2 s, decides itself.
 *
 * @throws `UnsupportedNonOptionalCapabilityError`, `AtomicityNotSupportedError`, or what `getCapabilities` throws
 * @see https://eips.ethereum.org/EIPS/eip-5792
 */
export async function checkSupport(
  kit: Latchkit,
  batch: CapableBatch & {
    readonly chainId: CaipNetworkId
    readonly atomicRequired: boolean
    readonly signal: AbortSignal | undefined
  },
): Promise<SupportedBatch> {
  const { chainId, calls, capabilities, atomicRequired, signal } = batch
  const unchanged = { calls, capabilities, omittedCapabilities: [] }
  if (!atomicRequired && getNames(batch).length === 0) return unchanged
  const supported = await readSupported(kit, chainId, signal)
  if (!supported) return unchanged
  if (atomicRequired && supported.atomic?.status === 'unsupported') throw new AtomicityNotSupportedError()
  const lacks = (name: string): boolean => {
    const found = Object.hasOwn(supported, name) ? supported[name] : undefined
    return found === undefined || found === false || Object(found).supported === false
  }
  const missing = getRequired(batch).find(lacks)
  if (missing !== undefined) throw new UnsupportedNonOptionalCapabilityError({ capability: missing })
  return {
    calls: calls.map(({ capabilities: ofCall, ...call }) => {
      const left = ofCall && omit(ofCall, lacks)
      return { ...call, ...(left && { capabilities: left }) }
    }),
    capabilities: capabilities && omit(capabilities, lacks),
    omittedCapabilities: getNames(batch).filter(lacks),
  }
}

async function readSupported(
  kit: Latchkit,
  chainId: CaipNetworkId,
  signal: AbortSignal | undefined,
): Promise<ChainCapabilities | undefined> {
  let stopTimer = () => {}
  const late = new Promise<undefined>((resolve) => {
    stopTimer = kit.internal.clock.setTimeout(() => resolve(undefined), walletCapabilitiesWaitMs)
  })
  try {
    const byChain = await Promise.race([getCapabilities(kit, { chainIds: [chainId], signal }), late])
    return byChain?.[chainId]
  } finally {
    stopTimer()
  }
}

/** Returns the names of the capabilities of a batch and its calls that are not optional, each once. */
export function getRequired(batch: CapableBatch): readonly string[] {
  return getNames(batch, ({ optional }) => optional !== true)
}

/** Returns the names of the capabilities of a batch and its calls, each once. */
export function getNames(
  { calls, capabilities }: CapableBatch,
  isIncluded: (capability: CallsCapabilities[string]) => boolean = () => true,
): readonly string[] {
  const all = [capabilities, ...calls.map((call) => call.capabilities)]
  const entries = all.flatMap((one) => Object.entries(one ?? {}))
  return [...new Set(entries.flatMap(([name, capability]) => (isIncluded(capability) ? name : [])))]
}

function omit(
  capabilities: CallsCapabilities,
  lacks: (name: string) => boolean,
): CallsCapabilities | undefined {
  const left = Object.entries(capabilities).filter(([name]) => !lacks(name))
  return left.length > 0 ? Object.fromEntries(left) : undefined
}
