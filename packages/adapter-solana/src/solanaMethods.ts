import { WalletRequestError } from '@latchkit/core'
import type { Clock, SolanaCaller, SolanaMethods } from '@latchkit/core/ports'
import { buildTransfer } from './chain/buildTransfer.js'
import { checkSigned } from './chain/checkSigned.js'
import { readTransaction } from './chain/readTransaction.js'
import { send } from './chain/send.js'
import { waitForConfirmation } from './chain/waitForConfirmation.js'
import type { SigningFeature } from './SolanaWallet.js'
import { type SessionOf, type Signer, senderOf } from './signerOf.js'
import { toSignature } from './signMessage.js'
import { toSendOptions } from './toSendOptions.js'
import { askWallet } from './toWalletError.js'

const signing = 'solana:signTransaction'
const sending = 'solana:signAndSendTransaction'

/** What the Solana adapter can do beyond the common port. All that speaks of transactions hangs on this: it is loaded late. */
export function solanaMethods(sessionOf: SessionOf, clock: Clock): Required<SolanaMethods> {
  /** Has transactions signed; what comes back is what was asked for, but for what `checkSigned` lets pass. */
  async function sign(
    method: string,
    { connectorId, address }: SolanaCaller,
    { wallet, account, chain }: Signer & { readonly chain: string },
    transactions: readonly Uint8Array[],
    mayAdd: 'guards' | 'guardsAndFees',
  ): Promise<readonly Uint8Array[]> {
    const asked = transactions.map((bytes) => readTransaction(bytes, { address, wallet, feature: signing }))
    const answers = await askWallet({ method, connectorId }, () =>
      wallet.signTransactions(
        account,
        transactions.map((bytes) => bytes.slice()),
        chain,
      ),
    )
    return asked.map((transaction, at) => checkSigned(method, transaction, answers[at], { address, mayAdd }))
  }

  function signerFor(caller: SolanaCaller, method: string, features: readonly SigningFeature[]) {
    return senderOf(sessionOf, caller, method, features)
  }

  return {
    async signTransaction({ transaction, ...caller }) {
      const method = 'solana_signTransaction'
      const signer = signerFor(caller, method, [signing])
      const [signed] = await sign(method, caller, signer, [transaction], 'guardsAndFees')
      return signed as Uint8Array
    },
    async signAllTransactions({ transactions, ...caller }) {
      const method = 'solana_signAllTransactions'
      const signer = signerFor(caller, method, [signing])
      return transactions.length === 0 ? [] : sign(method, caller, signer, transactions, 'guardsAndFees')
    },
    async signAndSendTransaction({ transaction, options, ...caller }) {
      const method = 'solana_signAndSendTransaction'
      const { address, network } = caller
      const sendOptions = toSendOptions(options)
      const signer = signerFor(caller, method, [sending, signing])
      const { wallet, account, chain } = signer
      if (!account.features.includes(sending)) {
        const [signed] = await sign(method, caller, signer, [transaction], 'guardsAndFees')
        return send(clock, { network, transaction: signed as Uint8Array, options: sendOptions })
      }
      readTransaction(transaction, { address, wallet, feature: sending })
      const answer = await askWallet({ method, connectorId: caller.connectorId }, () =>
        wallet.signAndSend(account, transaction.slice(), chain, sendOptions),
      )
      return toSignature(method, answer)
    },
    async transfer({ transfer, ...caller }) {
      const method = 'solana_signAndSendTransaction'
      const { address, network } = caller
      const before = signerFor(caller, method, [signing, sending])
      const { transaction, ...lifetime } = await buildTransfer(clock, { from: address, network, transfer })
      // While it was built, the person may have gone elsewhere.
      const signer = signerFor(caller, method, [signing, sending])
      const { account, wallet, chain } = signer
      if (wallet !== before.wallet) throw new WalletRequestError({ method, rpcCode: 4100 })
      // To sign and send by ourselves is to see what was signed before it is sent.
      if (account.features.includes(signing)) {
        const [signed] = await sign(method, caller, signer, [transaction], 'guards')
        return { signature: await send(clock, { network, transaction: signed as Uint8Array }), ...lifetime }
      }
      const answer = await askWallet({ method, connectorId: caller.connectorId }, () =>
        wallet.signAndSend(account, transaction, chain, {}),
      )
      return { signature: toSignature(method, answer), ...lifetime }
    },
    buildTransfer: (parameters) => buildTransfer(clock, parameters),
    waitForConfirmation: (parameters) => waitForConfirmation(clock, parameters),
  }
}
