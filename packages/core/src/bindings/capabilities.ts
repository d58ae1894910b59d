import type { CapabilitiesByChain } from '../chains/evm/parseCapabilities.js'
import type { Latchkit } from '../engine/latchkit.js'
import type { KitState } from '../engine/types.js'
import { getCapabilities } from '../features/wallet/request/evm/getCapabilities.js'

/** Capabilities of the wallet on `eip155`: the hook `useLatchkitCapabilities`, which keeps what was read last. */
export const capabilitiesBinding: {
  /** Identifies the wallet and its account: when it changes, the capabilities are read again. */
  readonly toSubject: (state: KitState) => string | undefined
  /** Asks the wallet. */
  readonly read: (kit: Latchkit) => Promise<capabilitiesBinding.Known>
  /** Returns what the hook shows: nothing of an earlier account. */
  readonly toState: (
    subject: string | undefined,
    known: capabilitiesBinding.Known | undefined,
    parameters: capabilitiesBinding.Parameters,
  ) => capabilitiesBinding.State
} = {
  toSubject({ connection }) {
    const found = connection.eip155
    const session = found && 'session' in found ? found.session : undefined
    if (!session) return undefined
    // The accounts of a login can have the same address, and differ in what they can do.
    const { address, type } = session.accounts[0]
    return `${session.connectorId} ${type} ${address}`
  },
  async read(kit) {
    // The answer of an earlier account is not shown.
    const subject = capabilitiesBinding.toSubject(kit.getState())
    return { subject, capabilities: await getCapabilities(kit) }
  },
  toState(subject, known, parameters) {
    if (subject === undefined) return { status: 'disconnected', capabilities: {} }
    if (known?.subject !== subject) return { status: 'loading', capabilities: {} }
    return { status: 'ready', capabilities: selectChains(known.capabilities, parameters) }
  },
}

function selectChains(
  capabilities: CapabilitiesByChain,
  { chainIds }: capabilitiesBinding.Parameters,
): CapabilitiesByChain {
  if (!chainIds) return capabilities
  const asked: readonly string[] = chainIds
  return Object.fromEntries(Object.entries(capabilities).filter(([chainId]) => asked.includes(chainId)))
}

export declare namespace capabilitiesBinding {
  type Parameters = Pick<getCapabilities.Parameters, 'chainIds'>
  /** The capabilities of a wallet, and whose they are. */
  type Known = { readonly subject: string | undefined; readonly capabilities: CapabilitiesByChain }
  type State = {
    readonly status: 'disconnected' | 'loading' | 'ready'
    /** By chain id (CAIP-2). Empty until it is `ready`, and if the wallet has no EIP-5792. */
    readonly capabilities: CapabilitiesByChain
  }
  type Actions = {
    /** Asks the wallet again. Rejects if no wallet is connected: see the action `getCapabilities`. */
    readonly refresh: () => Promise<CapabilitiesByChain>
  }
}
