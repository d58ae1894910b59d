import { WalletResponseError } from '../../foundation/errors/wallet.js'
import type { Account } from '../../foundation/schema/account.js'
import type { Session } from '../../ports/Adapter.js'
import { isEvmAddress, toChecksumAddress } from './evmAddress.js'

/** What a wallet, or a library around it, says of a connection, before it is believed. */
export type Answer = { readonly accounts: readonly unknown[]; readonly chainId: number }

/**
 * Reads what a wallet answered into a session: at least one account, every address EIP-55 checksummed, and the chain the
 * wallet is truly on, whether or not this page supports it.
 *
 * @throws `WalletResponseError`
 * @example
 * ```ts
 * import { toSession } from '@latchkit/core/eip1193'
 *
 * const accounts = ['0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266']
 * toSession('io.alpha', { accounts, chainId: 1 }).accounts[0].address // '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
 * ```
 */
export function toSession(connectorId: string, answer: Answer): Session {
  const [first, ...rest] = answer.accounts.map(toAccount)
  if (!first) throw new WalletResponseError({ method: 'eth_accounts', reason: 'it opened no account' })
  if (!Number.isSafeInteger(answer.chainId) || answer.chainId < 1) {
    throw new WalletResponseError({ method: 'eth_chainId', reason: `${answer.chainId} is not a chain id` })
  }
  return { connectorId, accounts: [first, ...rest], chainId: `eip155:${answer.chainId}` }
}

function toAccount(value: unknown): Account {
  // Wallets that write their accounts without EIP-55 are many: the checksum is ours to write.
  if (!isEvmAddress(value, { strict: false })) {
    const words = String(value).slice(0, 80)
    throw new WalletResponseError({ method: 'eth_accounts', reason: `${words} is not an address` })
  }
  return { address: toChecksumAddress(value), type: 'eoa' }
}
