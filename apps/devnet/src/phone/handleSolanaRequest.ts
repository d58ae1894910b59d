import { errorCodes, ProviderRpcError } from '@latchkit/test/source/foundation/ProviderRpcError'
import type { SolanaKey } from '@latchkit/test/source/solana/keys'
import { parseTransaction } from '@latchkit/test/source/solana/wire'
import { isTransactionMessage, signTransaction } from '@latchkit/test/source/solanaWallet/signTransaction'
import { createInvalidParamsError, parseParams } from '@latchkit/test/source/wallet/params'
import { base58, base64 } from '@scure/base'
import * as z from 'zod/mini'
import type { PhoneContext } from './context.js'

const text = z.string('is not text')
const pubkey = z.optional(text)
const messageParams = z.looseObject({ message: text, pubkey: text })
const transactionParams = z.looseObject({ transaction: text, pubkey })
const allParams = z.looseObject({ transactions: z.array(text, 'is not a list'), pubkey })
const sendParams = z.looseObject({
  transaction: text,
  pubkey,
  sendOptions: z.optional(
    z.looseObject({
      skipPreflight: z.optional(z.boolean()),
      preflightCommitment: z.optional(z.string()),
      maxRetries: z.optional(z.number()),
      minContextSlot: z.optional(z.number()),
    }),
  ),
})

type Answer = (phone: PhoneContext, params: unknown) => unknown

/** WalletConnect's Solana methods: messages and signatures in base58, transactions in base64. */
const answers: Readonly<Record<string, Answer>> = {
  solana_getAccounts: getAccounts,
  solana_requestAccounts: getAccounts,
  async solana_signMessage(phone, params) {
    const { message, pubkey } = parseParams(messageParams, params)
    const bytes = decodeParameter(base58, message, 'message')
    const key = getKey(phone, pubkey)
    if (isTransactionMessage(bytes)) throw createInvalidParamsError('the message is a transaction')
    await phone.baseWallet.ask('solana_signMessage', params)
    return { signature: base58.encode(key.sign(bytes)) }
  },
  async solana_signTransaction(phone, params) {
    const { transaction, pubkey } = parseParams(transactionParams, params)
    const signed = sign(phone, transaction, pubkey)
    await phone.baseWallet.ask('solana_signTransaction', params)
    return { signature: signed.signature, transaction: base64.encode(signed.bytes) }
  },
  async solana_signAllTransactions(phone, params) {
    const { transactions, pubkey } = parseParams(allParams, params)
    const signed = transactions.map((transaction) => sign(phone, transaction, pubkey))
    await phone.baseWallet.ask('solana_signAllTransactions', params)
    return { transactions: signed.map(({ bytes }) => base64.encode(bytes)) }
  },
  async solana_signAndSendTransaction(phone, params) {
    const { transaction, pubkey, sendOptions } = parseParams(sendParams, params)
    const { bytes } = sign(phone, transaction, pubkey)
    await phone.baseWallet.ask('solana_signAndSendTransaction', params)
    const options = { ...sendOptions, encoding: 'base64' }
    return { signature: await phone.callCluster('sendTransaction', [base64.encode(bytes), options]) }
  },
}

/** Methods that a Solana session can be approved for. */
export const solanaMethods: readonly string[] = Object.keys(answers)

/** The methods that prompt the user. */
export const solanaPrompts: readonly string[] = solanaMethods.filter((name) => name.startsWith('solana_sign'))

/** Handles a request of a Solana session. */
export function handleSolanaRequest(phone: PhoneContext, method: string, params: unknown): unknown {
  const answer = Object.hasOwn(answers, method) ? answers[method] : undefined
  if (!answer) throw new ProviderRpcError(errorCodes.methodNotFound, `There is no method ${method}.`)
  return answer(phone, params)
}

function getAccounts({ solanaAddresses }: PhoneContext): readonly unknown[] {
  return solanaAddresses().map((pubkey) => ({ pubkey }))
}

function sign(phone: PhoneContext, transaction: string, pubkey: string | undefined) {
  const bytes = decodeParameter(base64, transaction, 'transaction')
  const key = getKey(phone, pubkey ?? getSigner(phone, bytes))
  const signed = signTransaction(bytes, key)
  const { signatures, message } = parseTransaction(signed)
  const signature = signatures[message.accountKeys.indexOf(key.address)] ?? new Uint8Array()
  return { bytes: signed, signature: base58.encode(signature) }
}

/** The dapp may omit the account: the transaction names its signers. */
function getSigner({ solanaAddresses }: PhoneContext, bytes: Uint8Array): string {
  const wanted = readSigners(bytes)
  return solanaAddresses().find((address) => wanted.includes(address)) ?? wanted[0] ?? ''
}

function readSigners(bytes: Uint8Array): readonly string[] {
  try {
    const { signatures, message } = parseTransaction(bytes)
    return message.accountKeys.slice(0, signatures.length)
  } catch (cause) {
    throw createInvalidParamsError(
      `the transaction is malformed: ${cause instanceof Error ? cause.message : cause}`,
    )
  }
}

function getKey({ solanaKeys, solanaAddresses }: PhoneContext, address: string): SolanaKey {
  const key = solanaKeys.find((each) => each.address === address)
  if (!key || !solanaAddresses().includes(address))
    throw new ProviderRpcError(
      errorCodes.unauthorized,
      `The dapp is not authorized to use the account ${address}.`,
    )
  return key
}

function decodeParameter(coder: typeof base58 | typeof base64, value: string, name: string): Uint8Array {
  try {
    return coder.decode(value)
  } catch {
    throw createInvalidParamsError(`params.${name} is not ${coder === base58 ? 'base58' : 'base64'}`)
  }
}
