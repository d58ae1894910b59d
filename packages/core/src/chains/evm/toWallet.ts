import type { Eip1193Provider } from '../../browser/eip6963.js'
import { WalletResponseError } from '../../foundation/errors/wallet.js'
import type { WalletNow } from './sendTransaction.js'
import { toChainId } from './toChainId.js'

/**
 * A wallet with an EIP-1193 provider.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1193
 */
export type Wallet = WalletNow & {
  /** Requests the wallet's accounts. Prompts if they are not authorized yet. */
  requestAccounts(): Promise<readonly unknown[]>
}

/**
 * Wraps an EIP-1193 provider. Of the responses it validates only that accounts are a list.
 * @example
 * ```ts
 * import type { Eip1193Provider } from '@latchkit/core'
 * import { toWallet } from '@latchkit/core/eip1193'
 *
 * export function accountsOf(provider: Eip1193Provider): Promise<readonly unknown[]> {
 *   return toWallet(provider).getAccounts()
 * }
 * ```
 */
export function toWallet(provider: Eip1193Provider): Wallet {
  async function accounts(method: string): Promise<readonly unknown[]> {
    const answer = await provider.request({ method })
    if (Array.isArray(answer)) return answer
    throw new WalletResponseError({ method, reason: 'it is not a list of accounts' })
  }
  return {
    getAccounts: () => accounts('eth_accounts'),
    requestAccounts: () => accounts('eth_requestAccounts'),
    getChainId: async () => toChainId(await provider.request({ method: 'eth_chainId' })),
    getProvider: async () => provider,
  }
}
