import { WalletResponseError } from '../../foundation/errors/wallet.js'
import type { Account } from '../../foundation/schema/account.js'
import type { Session } from '../../ports/Adapter.js'
import { isEvmAddress, toChecksumAddress } from './evmAddress.js'

/** The unvalidated connection data of a wallet, or of a library around it. */
export type Answer = { readonly accounts: readonly unknown[]; readonly chainId: number }

/**
 * Validates a wallet's response and returns its session: at least one account, EIP-55 checksummed
 * addresses, and the wallet's actual chain, configured or not.
 *
 * @throws `WalletResponseError`
 * @see https://eips.ethereum.org/EIPS/eip-55
 *
 * @example
 * ```ts
 * import { toSession } from '@latchkit/core/eip1193'
 *
 * const accounts = ['0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266']
 * toSession('io.alpha', { accounts, chainId: 1 }).accounts[0].address //
 * '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
 * ```
 */
export function toSession(connectorId: string, answer: Answer): Session {
  const [first, ...rest] = answer.accounts.map(toEvmAccount)
  if (!first) throw new WalletResponseError({ method: 'eth_accounts', reason: 'it returned no account' })
  if (!Number.isSafeInteger(answer.chainId) || answer.chainId < 1) {
    throw new WalletResponseError({ method: 'eth_chainId', reason: `${answer.chainId} is not a chain id` })
  }
  return { connectorId, accounts: [first, ...rest], chainId: `eip155:${answer.chainId}` }
}

function toEvmAccount(value: unknown): Account {
  // Many wallets return accounts without an EIP-55 checksum, so the kit computes it.
  if (!isEvmAddress(value, { strict: false })) {
    const text = String(value).slice(0, 80)
    throw new WalletResponseError({ method: 'eth_accounts', reason: `${text} is not an address` })
  }
  return { address: toChecksumAddress(value), type: 'eoa' }
}
