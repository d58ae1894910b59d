import { type Network, WalletRequestError } from '@latchkit/core'
import type { EvmTransaction, Hex } from '@latchkit/core/ports'
import type { Connector } from '@wagmi/core'
import { toProvider } from './toProvider.js'
import { toHash, toRpcTransaction } from './toRequest.js'

const method = 'eth_sendTransaction'

/**
 * Asks the wallet once to sign and send exactly this. Not through viem's action of that name: after some errors it asks
 * a second time, by another method, and a write is never repeated.
 *
 * @throws `WalletRequestError` where the wallet is on another chain by now, or no longer opens the account
 */
export async function sendTransaction(
  connector: Connector,
  parameters: { readonly address: string; readonly network: Network; readonly transaction: EvmTransaction },
): Promise<Hex> {
  const { address, network, transaction } = parameters
  const chainId = Number(network.id)
  const [accounts, walletChainId] = await Promise.all([connector.getAccounts(), connector.getChainId()])
  if (walletChainId !== chainId) {
    throw refusal(
      -32_602,
      `The wallet is on eip155:${walletChainId}, the transaction is for ${network.name}.`,
    )
  }
  if (!accounts.some((account) => account.toLowerCase() === address.toLowerCase())) {
    throw refusal(4100, `The wallet does not open ${address} to this page any more.`)
  }
  const provider = await toProvider(connector, chainId)
  const request = toRpcTransaction({ address, chainId, transaction })
  return toHash(method, await provider.request({ method, params: [request] }))
}

function refusal(rpcCode: number, details: string): WalletRequestError {
  return new WalletRequestError({ method, rpcCode, details })
}
