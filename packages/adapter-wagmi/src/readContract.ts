import { askNetwork } from '@latchkit/core/eip1193'
import type { EvmMethods } from '@latchkit/core/ports'
import { type Config, readContract as readWithWagmi } from '@wagmi/core'
import type { Abi } from 'viem'

/** Calls a contract through the network's RPC. */
export function readContract(
  config: Config,
  parameters: Parameters<EvmMethods['readContract']>[0],
): Promise<unknown> {
  const { network, address, abi, functionName, args = [], signal = new AbortController().signal } = parameters
  return askNetwork({ method: 'eth_call', network, signal }, () =>
    readWithWagmi(config, {
      chainId: Number(network.id),
      address,
      // The port does not depend on a library. viem validates the ABI while encoding.
      abi: abi as Abi,
      functionName,
      args,
    }),
  )
}
