import { base58, base64 } from '@scure/base'
import { errorCodes, ProviderRpcError } from '../foundation/ProviderRpcError.js'
import type { HostAnswer } from '../host/createHostCore.js'
import { serializeError } from '../host/serializeError.js'
import { decodeMessage, encodeMessage } from '../namespaces/codec.js'
import type { SolanaHostWallet } from '../namespaces/createSolanaHostWallet.js'
import { parseTransaction } from '../solana/wire.js'

type Fields = Readonly<Record<string, unknown>>
type Outputs = readonly Readonly<Record<string, Uint8Array>>[]

/** A method of the Wallet Standard, and how to convert its inputs and outputs for a session. */
type SolanaMethod = {
  readonly feature: string
  readonly toInputs: (params: Fields) => readonly Fields[]
  readonly toResult: (outputs: Outputs, address: string) => unknown
}

const methods: Readonly<Record<string, SolanaMethod>> = {
  solana_signMessage: {
    feature: 'signMessage',
    toInputs: ({ message }) => [{ message: decode(base58, message, 'message') }],
    toResult: ([output]) => ({ signature: base58.encode(read(output, 'signature')) }),
  },
  solana_signTransaction: {
    feature: 'signTransaction',
    toInputs: ({ transaction }) => [{ transaction: decode(base64, transaction, 'transaction') }],
    toResult([output], address) {
      const transaction = read(output, 'signedTransaction')
      return { signature: findSignature(transaction, address), transaction: base64.encode(transaction) }
    },
  },
  solana_signAllTransactions: {
    feature: 'signTransaction',
    toInputs: ({ transactions }) =>
      (Array.isArray(transactions) ? transactions : []).map((transaction) => ({
        transaction: decode(base64, transaction, 'transactions'),
      })),
    toResult: (outputs) => ({
      transactions: outputs.map((output) => base64.encode(read(output, 'signedTransaction'))),
    }),
  },
  solana_signAndSendTransaction: {
    feature: 'signAndSendTransaction',
    toInputs: ({ transaction, sendOptions }) => [
      { transaction: decode(base64, transaction, 'transaction'), options: sendOptions },
    ],
    toResult: ([output]) => ({ signature: base58.encode(read(output, 'signature')) }),
  },
}
const accountMethods = ['solana_getAccounts', 'solana_requestAccounts']

/** The methods that a session can have. */
export const solanaSessionMethods: readonly string[] = [...accountMethods, ...Object.keys(methods)]

/**
 * Answers a request of a session with a wallet of the Wallet Standard.
 *
 * @see https://docs.reown.com/advanced/multichain/rpc-reference/solana-rpc
 */
export async function callSolanaWallet(
  { wallet, handle }: Pick<SolanaHostWallet, 'handle'> & { readonly wallet: { readonly address: string } },
  { origin, chain }: { readonly origin: string; readonly chain: string },
  { method, params }: { readonly method: string; readonly params: unknown },
): Promise<HostAnswer> {
  if (accountMethods.includes(method)) return { result: [{ pubkey: wallet.address }] }
  try {
    const called = Object.hasOwn(methods, method) ? methods[method] : undefined
    if (!called) throw new ProviderRpcError(errorCodes.methodNotFound, `There is no method ${method}.`)
    const { feature, toInputs, toResult } = called
    const fields: Fields = Object(params)
    const address = typeof fields.pubkey === 'string' ? fields.pubkey : wallet.address
    const inputs = toInputs(fields).map((input) => ({ ...input, account: { address }, chain }))
    const path = ['features', `solana:${feature}`, feature]
    const answer = await handle(origin, { path, params: encodeMessage(inputs) })
    if ('error' in answer) return answer
    return { result: toResult(decodeMessage(answer.result) as Outputs, address) } // Its own wallet answers.
  } catch (error) {
    return { error: serializeError(error) }
  }
}

function decode(coder: typeof base58 | typeof base64, value: unknown, name: string): Uint8Array {
  try {
    return coder.decode(String(value))
  } catch {
    const encoding = coder === base58 ? 'base58' : 'base64'
    throw new ProviderRpcError(
      errorCodes.invalidParams,
      `params.${name} must be ${encoding}, got ${String(value)}.`,
    )
  }
}

function read(output: Outputs[number] | undefined, name: string): Uint8Array {
  return output?.[name] ?? new Uint8Array()
}

function findSignature(transaction: Uint8Array, address: string): string {
  const { signatures, message } = parseTransaction(transaction)
  return base58.encode(signatures[message.accountKeys.indexOf(address)] ?? new Uint8Array())
}
