import { WalletRequestError } from '../../foundation/errors/walletRequest.js'
import type { NodeClock } from '../rpc/withTransport.js'
import type { AllSolanaMethods } from './AllSolanaMethods.js'
import { buildTransfer } from './buildTransfer.js'
import { checkSigned } from './checkSigned.js'
import { getTransactionStatus } from './getTransactionStatus.js'
import { readTransaction } from './readTransaction.js'
import { readTransfer } from './readTransfer.js'
import { requestNetwork } from './requestNetwork.js'
import type { SolanaSigner, SolanaSignerOf, SolanaSigning } from './SolanaSigner.js'
import { send } from './send.js'
import { toSendOptions } from './toSendOptions.js'
import { toSolanaSignature } from './toSolanaSignature.js'
import { waitForConfirmation } from './waitForConfirmation.js'

const signing: SolanaSigning = 'solana:signTransaction'
const sending: SolanaSigning = 'solana:signAndSendTransaction'

/** The lazily loaded part of `solanaMethods`: everything that depends on `@solana/kit`. */
export function transactionMethods({
  signerOf,
  clock,
}: {
  readonly signerOf: SolanaSignerOf
  readonly clock: NodeClock
}): AllSolanaMethods {
  return {
    async signTransaction({ transaction, ...caller }) {
      const method = 'solana_signTransaction'
      const signer = signerOf(caller, method, [signing])
      const [signed] = await sign(method, caller, signer, [transaction], 'guardsAndFees')
      return signed as Uint8Array
    },
    async signAllTransactions({ transactions, ...caller }) {
      const method = 'solana_signAllTransactions'
      const signer = signerOf(caller, method, [signing])
      return transactions.length === 0 ? [] : sign(method, caller, signer, transactions, 'guardsAndFees')
    },
    async signAndSendTransaction({ transaction, options, isChecked, ...caller }) {
      const method = 'solana_signAndSendTransaction'
      const { address, network } = caller
      const sendOptions = toSendOptions(options)
      const signer = signerOf(caller, method, [sending, signing])
      if (isChecked ? signer.can(signing) : !signer.can(sending)) {
        const mayAdd = isChecked ? 'guards' : 'guardsAndFees'
        const [signed] = await sign(method, caller, signer, [transaction], mayAdd)
        return send(clock, { network, transaction: signed as Uint8Array, options: sendOptions })
      }
      readTransaction(transaction, { address, signer, signing: sending })
      return toSolanaSignature(method, await signer.signAndSend(transaction.slice(), sendOptions))
    },
    async transfer({ transfer, ...caller }) {
      const method = 'solana_signAndSendTransaction'
      const { address, network } = caller
      const before = signerOf(caller, method, [signing, sending])
      const { transaction, ...lifetime } = await buildTransfer(clock, { from: address, network, transfer })
      // The user may have changed the wallet or network while the transfer was built.
      const signer = signerOf(caller, method, [signing, sending])
      if (signer.wallet !== before.wallet) throw new WalletRequestError({ method, rpcCode: 4100 })
      // Signing first and sending without the wallet allows checking the signed transaction before
      // it is sent.
      if (signer.can(signing)) {
        // If the request sets no fee, the wallet may add one, which it shows; some wallets always
        // do.
        const mayAdd = transfer.priorityFeeMicroLamports === undefined ? 'guardsAndFees' : 'guards'
        const [signed] = await sign(method, caller, signer, [transaction], mayAdd)
        return { signature: await send(clock, { network, transaction: signed as Uint8Array }), ...lifetime }
      }
      const signature = toSolanaSignature(method, await signer.signAndSend(transaction, {}))
      return { signature, ...lifetime }
    },
    buildTransfer: (parameters) => buildTransfer(clock, parameters),
    readTransfer: (parameters) => readTransfer(clock, parameters),
    requestNetwork: (parameters) => requestNetwork(clock, parameters),
    waitForConfirmation: (parameters) => waitForConfirmation(clock, parameters),
    getTransactionStatus: (parameters) => getTransactionStatus(clock, parameters),
  }
}

/**
 * Has transactions signed, and verifies that they equal the request, except what `checkSigned`
 * allows.
 */
async function sign(
  method: string,
  { address }: { readonly address: string },
  signer: SolanaSigner,
  transactions: readonly Uint8Array[],
  mayAdd: 'guards' | 'guardsAndFees',
): Promise<readonly Uint8Array[]> {
  const asked = transactions.map((bytes) => bytes.slice())
  for (const bytes of asked) readTransaction(bytes, { address, signer, signing })
  const answers = await signer.signTransactions(asked.map((bytes) => bytes.slice()))
  return Promise.all(asked.map((bytes, at) => checkSigned(method, bytes, answers[at], { address, mayAdd })))
}
