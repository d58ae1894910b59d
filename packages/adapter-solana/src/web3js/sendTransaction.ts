import { getAccount, type Latchkit } from '@latchkit/core'
import { getNetwork, signAndSendSolanaTransaction, signSolanaTransaction } from '@latchkit/core/actions'
import {
  MethodNotSupportedError,
  type NetworkNotFoundError,
  NotConnectedError,
  type RpcRequestError,
  SessionChangedError,
} from '@latchkit/core/errors'
import type { Connection, SendOptions, Signer } from '@solana/web3.js'
import { getConnection } from './getConnection.js'
import { prepareTransaction } from './prepareTransaction.js'
import { sendSigned, toRpcError } from './sendSigned.js'
import { toWireTransaction } from './toWireTransaction.js'
import type { Web3Transaction } from './Web3Transaction.js'

/**
 * Asks the wallet connected on `solana` to sign a transaction, and sends it. Returns its signature as soon as it was
 * sent; `connection.confirmTransaction` waits for the result.
 *
 * A legacy transaction without fee payer gets the connected account, and one without blockhash a recent one. Both are
 * set on the transaction passed, as wallet-adapter does.
 *
 * @throws see `sendTransaction.ErrorType`. `UserRejectedError` when the user declined.
 * @example
 * ```ts
 * import { getConnection, sendTransaction } from '@latchkit/adapter-solana/web3js'
 * import type { Latchkit } from '@latchkit/core'
 * import { Transaction, type TransactionInstruction } from '@solana/web3.js'
 *
 * export async function send(kit: Latchkit, instruction: TransactionInstruction): Promise<string> {
 *   const connection = getConnection(kit)
 *   const lifetime = await connection.getLatestBlockhash()
 *   const transaction = new Transaction(lifetime).add(instruction)
 *   const signature = await sendTransaction(kit, { transaction, connection })
 *   await connection.confirmTransaction({ signature, ...lifetime })
 *   return signature
 * }
 * ```
 */
export async function sendTransaction(
  kit: Latchkit,
  parameters: sendTransaction.Parameters,
): Promise<sendTransaction.ReturnType> {
  const { transaction, connection, signers = [], options, signal } = parameters
  const { address, chainId } = getSession(kit)
  const network = getNetwork(kit, { namespace: 'solana' }).network?.name ?? chainId
  await prepareTransaction(transaction, {
    address,
    signers,
    getLifetime: () =>
      (connection ?? getConnection(kit)).getLatestBlockhash(options?.preflightCommitment).catch((error) => {
        throw toRpcError('getLatestBlockhash', network, error)
      }),
  })
  const now = getSession(kit)
  // The blockhash and the fee payer belong to the previous session.
  if (now.address !== address)
    throw new SessionChangedError({ changed: 'account', before: address, now: now.address })
  if (now.chainId !== chainId)
    throw new SessionChangedError({ changed: 'chain', before: chainId, now: now.chainId })
  const bytes = toWireTransaction(transaction, 'transaction')
  if (connection) {
    const signed = await signSolanaTransaction(kit, { transaction: bytes, signal }).catch((error) => {
      // Some wallets only sign and send in one step, over their own node.
      if (error instanceof MethodNotSupportedError) return undefined
      throw error
    })
    if (signed) return sendSigned(connection, signed, { network, options })
  }
  return signAndSendSolanaTransaction(kit, { transaction: bytes, options, signal })
}

function getSession(kit: Latchkit) {
  const account = getAccount(kit, { namespace: 'solana' })
  if (!account.isConnected) throw new NotConnectedError({ namespace: 'solana' })
  return account
}

export declare namespace sendTransaction {
  type Parameters = {
    readonly transaction: Web3Transaction
    /**
     * Provides the blockhash, and sends what the wallet signed. Default: the wallet sends it, or the kit if the wallet
     * only signs. A wallet that cannot only sign always sends it itself.
     */
    readonly connection?: Connection | undefined
    /** Keys of the app that sign before the wallet, such as the key of a new account. Default none. */
    readonly signers?: readonly Signer[] | undefined
    readonly options?: SendOptions | undefined
    /** Cancels the request: see `cancelRequest`. */
    readonly signal?: AbortSignal | undefined
  }
  /** Base58 signature: the transaction's id. */
  type ReturnType = string
  type ErrorType =
    | signAndSendSolanaTransaction.ErrorType
    | NetworkNotFoundError
    | NotConnectedError
    | RpcRequestError
    | SessionChangedError
}
