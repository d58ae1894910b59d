import type { Eip1193Provider } from '../../browser/eip6963.js'
import type { Hex } from '../../foundation/encoding/hex.js'
import { WalletRequestError } from '../../foundation/errors/walletRequest.js'
import type { Network } from '../../foundation/schema/network.js'
import type { EvmTransaction } from '../../ports/EvmMethods.js'
import { toHash } from './toHash.js'
import { toRpcTransaction } from './toRpcTransaction.js'

const method = 'eth_sendTransaction'

/** The current state of a wallet, independent of the library around it. Reading it never prompts. */
export type WalletNow = {
  getAccounts(): Promise<readonly unknown[]>
  getChainId(): Promise<number>
  /** The chain that the wallet is on. */
  getProvider(chainId: number): Promise<Eip1193Provider>
}

/**
 * Asks the wallet once to sign and send exactly this. viem's and ethers' actions of that name are not used: they add
 * fields, and after some errors they ask a second time; a write must not be repeated.
 *
 * @throws `WalletRequestError` if the wallet is on another chain now, or no longer authorizes the account
 * @throws `WalletResponseError` if it does not return a hash; and the wallet's own errors
 * @example
 * ```ts
 * import type { Eip1193Provider, EvmNetwork } from '@latchkit/core'
 * import { sendTransaction, toWallet } from '@latchkit/core/eip1193'
 * import type { Hex } from '@latchkit/core/ports'
 *
 * export function pay(provider: Eip1193Provider, network: EvmNetwork, address: string, to: Hex): Promise<Hex> {
 *   return sendTransaction(toWallet(provider), { address, network, transaction: { to, value: 1n } })
 * }
 * ```
 */
export async function sendTransaction(
  wallet: WalletNow,
  parameters: { readonly address: string; readonly network: Network; readonly transaction: EvmTransaction },
): Promise<Hex> {
  const { address, network, transaction } = parameters
  const chainId = Number(network.id)
  const [accounts, walletChainId] = await Promise.all([wallet.getAccounts(), wallet.getChainId()])
  if (walletChainId !== chainId) {
    throw refusal(
      -32_602,
      `The wallet is on eip155:${walletChainId}, the transaction is for ${network.name}.`,
    )
  }
  if (!accounts.some((account) => String(account).toLowerCase() === address.toLowerCase())) {
    throw refusal(4100, `The wallet is no longer connected with ${address}. Connect it again.`)
  }
  const provider = await wallet.getProvider(chainId)
  const request = toRpcTransaction({ address, chainId, transaction })
  return toHash(method, await provider.request({ method, params: [request] }))
}

function refusal(rpcCode: number, details: string): WalletRequestError {
  return new WalletRequestError({ method, rpcCode, details })
}
