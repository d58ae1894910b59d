import { getAccount, type Latchkit } from '@latchkit/core'
import { NotConnectedError, SessionChangedError } from '@latchkit/core/errors'
import { type Connection, PublicKey, type SendOptions, type Signer } from '@solana/web3.js'
import { sendTransaction } from './sendTransaction.js'
import { signAllTransactions } from './signAllTransactions.js'
import { signMessage } from './signMessage.js'
import { signTransaction } from './signTransaction.js'
import type { Web3Transaction } from './Web3Transaction.js'

/** The connected account with the members that libraries expect of a wallet: Anchor's `Wallet`, wallet-adapter's `useWallet`. */
export type ConnectedWallet = {
  readonly publicKey: PublicKey
  signMessage(message: Uint8Array): Promise<Uint8Array>
  signTransaction<T extends Web3Transaction>(transaction: T): Promise<T>
  signAllTransactions<T extends Web3Transaction>(transactions: T[]): Promise<T[]>
  sendTransaction(
    transaction: Web3Transaction,
    connection?: Connection,
    options?: SendOptions & { signers?: Signer[] },
  ): Promise<string>
}

/**
 * Returns the account connected on `solana` as a wallet object for other libraries. It stays bound to that account: its
 * methods reject with `SessionChangedError` once another one is connected. Never prompts.
 *
 * @throws `NotConnectedError` if no wallet is connected on `solana`
 * @example
 * ```ts
 * import { getConnectedWallet } from '@latchkit/adapter-solana/web3js'
 * import type { Latchkit } from '@latchkit/core'
 * import type { Transaction } from '@solana/web3.js'
 *
 * export function sign(kit: Latchkit, transaction: Transaction): Promise<Transaction> {
 *   const wallet = getConnectedWallet(kit)
 *   transaction.feePayer = wallet.publicKey
 *   return wallet.signTransaction(transaction)
 * }
 * ```
 */
export function getConnectedWallet(kit: Latchkit): ConnectedWallet {
  const getAddress = () => {
    const { address } = getAccount(kit, { namespace: 'solana' })
    if (address === undefined) throw new NotConnectedError({ namespace: 'solana' })
    return address
  }
  const before = getAddress()
  const checkAccount = () => {
    const now = getAddress()
    if (now !== before) throw new SessionChangedError({ changed: 'account', before, now })
  }
  return {
    publicKey: new PublicKey(before),
    async signMessage(message) {
      checkAccount()
      return signMessage(kit, { message })
    },
    async signTransaction(transaction) {
      checkAccount()
      return signTransaction(kit, { transaction })
    },
    async signAllTransactions(transactions) {
      checkAccount()
      return transactions.length === 0 ? [] : signAllTransactions(kit, { transactions })
    },
    async sendTransaction(transaction, connection, { signers, ...options } = {}) {
      checkAccount()
      return sendTransaction(kit, { transaction, connection, signers, options })
    },
  }
}
