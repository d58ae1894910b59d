import type { CallsCapabilities } from '../../chains/evm/sendCalls.js'
import type { Latchkit } from '../../engine/latchkit.js'
import {
  AtomicityNotSupportedError,
  UnsupportedNonOptionalCapabilityError,
} from '../../foundation/errors/calls.js'
import { walletCapabilitiesWaitMs } from '../../foundation/limits.js'
import type { CaipNetworkId } from '../../foundation/schema/caip.js'
import { getCapabilities } from '../request/evm/getCapabilities.js'

/**
 * Checks what the wallet says that it supports, because wallets of earlier versions of EIP-5792 ignore what they do not know. A wallet
 * that says nothing about the chain, or not within 2 s, decides itself.
 *
 * @throws `UnsupportedNonOptionalCapabilityError`, `AtomicityNotSupportedError`, or what `getCapabilities` throws
 */
export async function checkSupport(
  kit: Latchkit,
  batch: {
    readonly chainId: CaipNetworkId
    readonly capabilities: CallsCapabilities | undefined
    readonly atomicRequired: boolean
  },
): Promise<void> {
  const { chainId, capabilities, atomicRequired } = batch
  const required = getRequired(capabilities)
  if (!atomicRequired && required.length === 0) return
  let stopTimer = () => {}
  const late = new Promise<undefined>((resolve) => {
    stopTimer = kit.internal.clock.setTimeout(() => resolve(undefined), walletCapabilitiesWaitMs)
  })
  try {
    const byChain = await Promise.race([getCapabilities(kit, { chainIds: [chainId] }), late])
    const supported = byChain?.[chainId]
    if (!supported) return
    if (atomicRequired && supported.atomic?.status === 'unsupported') throw new AtomicityNotSupportedError()
    for (const capability of required) {
      const found = Object.hasOwn(supported, capability) ? supported[capability] : undefined
      if (found === undefined || found === false || Object(found).supported === false)
        throw new UnsupportedNonOptionalCapabilityError({ capability })
    }
  } finally {
    stopTimer()
  }
}

/** Returns the names of the capabilities that are not optional. */
export function getRequired(capabilities: CallsCapabilities = {}): readonly string[] {
  return Object.entries(capabilities).flatMap(([name, { optional }]) => (optional === true ? [] : name))
}
