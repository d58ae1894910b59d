import type { CaipNetworkId } from '@latchkit/core/schema'
import type { SmartAccountConfig } from '../../shared/config/SmartAccountConfig.js'
import type { FrameChain } from '../config/FrameConfig.js'
import { type ChainRpc, createChainRpc } from '../rpc/createChainRpc.js'

/** The servers of smart accounts. Nothing that they return is trusted: an operation is displayed, and its receipt is read from the chain. */
export type SmartAccountServers = {
  /** Returns `undefined` if the chain has ordinary accounts only. */
  readonly find: (chainId: CaipNetworkId) => SmartAccountConfig | undefined
  readonly bundler: ChainRpc
  readonly paymaster: ChainRpc
  /** Waits between two questions about a pending operation. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>
}

/** Creates the access to the bundlers and paymasters of the configuration. */
export function createSmartAccountServers(
  chains: readonly FrameChain[],
  fetch: typeof globalThis.fetch,
  wait: SmartAccountServers['wait'],
): SmartAccountServers {
  const toRpc = (name: 'bundlerUrl' | 'paymasterUrl') =>
    createChainRpc(
      chains.flatMap(({ chainId, smartAccount }) => {
        const rpcUrl = smartAccount?.[name]
        return rpcUrl === undefined ? [] : [{ chainId, rpcUrl }]
      }),
      fetch,
    )
  return {
    find: (chainId) => chains.find((chain) => chain.chainId === chainId)?.smartAccount,
    bundler: toRpc('bundlerUrl'),
    paymaster: toRpc('paymasterUrl'),
    wait,
  }
}
