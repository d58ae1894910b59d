import { createNetworkRequest } from '../../../chains/rpc/createNetworkRequest.js'
import { checkSigned } from '../../../chains/solana/checkSigned.js'
import { checkSignedMessage } from '../../../chains/solana/checkSignedMessage.js'
import { toSendOptions } from '../../../chains/solana/toSendOptions.js'
import type { SourceContext } from '../../../engine/source.js'
import { decodeBase58, encodeBase58 } from '../../../foundation/encoding/base58.js'
import { fromBase64, toBase64 } from '../../../foundation/encoding/bytes.js'
import { field, listOf } from '../../../foundation/encoding/field.js'
import { MethodNotSupportedError } from '../../../foundation/errors/adapter.js'
import { InvalidParameterError } from '../../../foundation/errors/parameters.js'
import { RpcRequestError } from '../../../foundation/errors/rpc.js'
import { WalletRequestError } from '../../../foundation/errors/walletRequest.js'
import type { SolanaCaller } from '../../../ports/SolanaMethods.js'
import type { ClientSession } from './ClientSession.js'
import { checkAccount, createNamespaceClient, getNamespaceSession } from './createNamespaceClient.js'
import { getSolanaStatus } from './getSolanaStatus.js'
import type { NamespaceClient } from './NamespaceClient.js'
import { parseResponse } from './parseResponse.js'
import { withSignature } from './withSignature.js'

const namespace = 'solana'
const signing = 'solana_signTransaction'
const signingAll = 'solana_signAllTransactions'
/** The wallet may add Lighthouse guard instructions and a priority fee; the same as for installed wallets. */
const usualAdditions = 'guardsAndFees'
const sending = 'solana_signAndSendTransaction'

/** Creates the client of `solana` (WalletConnect JSON-RPC: transactions in base64, signatures in base58). */
export function createSolanaClient(remote: ClientSession, context: SourceContext): NamespaceClient {
  const requestNetwork = createNetworkRequest(context.clock)

  /** Asks for signatures of transactions, if the session belongs to the caller and its account can sign them. */
  async function requestWallet(
    { address, network: { caipNetworkId } }: SolanaCaller,
    method: string,
    transactions: readonly Uint8Array[],
    params: object,
  ): Promise<unknown> {
    const session = getNamespaceSession(remote, namespace)
    checkAccount(session, address, method)
    if (session.chainId !== caipNetworkId)
      throw new WalletRequestError({
        method,
        rpcCode: 4901,
        details: `The session is on ${session.chainId}.`,
      })
    for (const transaction of transactions) checkSigner(transaction, address)
    return remote.request({ namespace, chainId: caipNetworkId, method, params })
  }

  function has(method: string): boolean {
    return remote.session?.namespaces.solana?.methods.includes(method) ?? false
  }

  async function sign(
    caller: SolanaCaller,
    transaction: Uint8Array,
    mayAdd: 'guards' | 'guardsAndFees' = usualAdditions,
  ): Promise<Uint8Array> {
    const { address } = caller
    const params = { transaction: toBase64(transaction), pubkey: address }
    const response = await requestWallet(caller, signing, [transaction], params)
    const signed = parseResponse(signing, () => {
      const whole = field(response, 'transaction')
      // Older wallets return the signature alone.
      return whole === undefined
        ? withSignature(transaction, address, toSignatureBytes(field(response, 'signature')))
        : fromBase64(whole)
    })
    return checkSigned(signing, transaction, signed, { address, mayAdd })
  }

  return {
    ...createNamespaceClient(namespace, remote),
    async getBalance({ address, network, signal }) {
      const method = 'getBalance'
      const response = await requestNetwork({ network, method, params: [address], signal })
      const value = field(response, 'value')
      if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) {
        throw new RpcRequestError({
          method,
          network: network.name,
          details: 'The response is not a balance.',
        })
      }
      return BigInt(value)
    },
    async signMessage({ address, message }) {
      const method = 'solana_signMessage'
      const session = getNamespaceSession(remote, namespace)
      checkAccount(session, address, method)
      const bytes = typeof message === 'string' ? new TextEncoder().encode(message) : message
      const params = { message: encodeBase58(bytes), pubkey: address }
      const response = await remote.request({ namespace, chainId: session.chainId, method, params })
      const signature = parseResponse(method, () => toSignatureBytes(field(response, 'signature')))
      return checkSignedMessage(signature, { method, address, message: bytes })
    },
    solana: {
      signTransaction: ({ transaction, ...caller }) => sign(caller, transaction),
      async signAllTransactions({ transactions, ...caller }) {
        const signed: Uint8Array[] = []
        if (transactions.length === 0) return signed
        if (!has(signingAll)) {
          // One at a time, because the user reviews each of them.
          for (const transaction of transactions) signed.push(await sign(caller, transaction))
          return signed
        }
        const params = { transactions: transactions.map(toBase64), pubkey: caller.address }
        const response = await requestWallet(caller, signingAll, transactions, params)
        const responses = parseResponse(signingAll, () => {
          const list = listOf(field(response, 'transactions'))
          if (list.length !== transactions.length) throw new TypeError('it is not one for each')
          return list.map(fromBase64)
        })
        const { address } = caller
        return Promise.all(
          transactions.map((asked, at) =>
            checkSigned(signingAll, asked, responses[at], { address, mayAdd: usualAdditions }),
          ),
        )
      },
      async signAndSendTransaction({ transaction, options, isChecked, ...caller }) {
        const sendOptions = toSendOptions(options)
        if (isChecked ? has(signing) : !has(sending)) {
          const { network } = caller
          const mayAdd = isChecked ? 'guards' : usualAdditions
          const signed = toBase64(await sign(caller, transaction, mayAdd))
          const params = [signed, { encoding: 'base64', ...sendOptions }]
          const { signal } = new AbortController()
          const response = await requestNetwork({ network, method: 'sendTransaction', params, signal })
          return parseResponse(sending, () => encodeBase58(toSignatureBytes(response)))
        }
        const params = { transaction: toBase64(transaction), pubkey: caller.address, sendOptions }
        const response = await requestWallet(caller, sending, [transaction], params)
        return parseResponse(sending, () => encodeBase58(toSignatureBytes(field(response, 'signature'))))
      },
      // Transfers and confirmations need the Solana adapter.
      transfer: () => Promise.reject(new MethodNotSupportedError({ method: 'transfer', namespace })),
      waitForConfirmation: () =>
        Promise.reject(new MethodNotSupportedError({ method: 'waitForConfirmation', namespace })),
      getTransactionStatus: (parameters) => getSolanaStatus(requestNetwork, parameters),
    },
  }
}

/** Throws if the transaction is malformed, or the account is not one of its signers. */
function checkSigner(transaction: Uint8Array, address: string): void {
  try {
    withSignature(transaction, address, new Uint8Array(64))
  } catch (error) {
    throw new InvalidParameterError({ field: 'transaction', reason: String(error) })
  }
}

function toSignatureBytes(value: unknown): Uint8Array {
  const bytes = typeof value === 'string' ? decodeBase58(value) : undefined
  if (bytes?.length !== 64) throw new TypeError('the signature is not 64 bytes in base58')
  return bytes
}
