import type { Hex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { jsonRpc, post } from '../jsonRpc.js'
import type { EvmChain } from './evmChain.js'
import type { GatewayBundlerSettings } from './loadGateway.mjs'

/** Sends the transactions of the bundler. */
const executorKey: Hex = `0x${'b1'.repeat(32)}`

/** 1,000 coins in wei. */
const funds = '0x3635c9adc5dea00000'

/** Creates the settings of a bundler on every chain, and funds its executor. */
export async function createBundlerSettings(chains: readonly EvmChain[]): Promise<GatewayBundlerSettings> {
  for (const { rpcUrl } of chains)
    await jsonRpc(post, rpcUrl, 'anvil_setBalance', [privateKeyToAddress(executorKey), funds])
  return {
    chains: chains.map(({ id }) => ({ chainId: `eip155:${id}`, executorKey })),
    pollMs: 100,
  }
}
