import { checkTypedDataChain, hashTypedData } from '@latchkit/core/eip1193'
import type { CaipNetworkId } from '@latchkit/core/schema'
import { parseTransaction } from '@latchkit/core/solana'
import type { PlainData } from '@latchkit/frame-client'
import { base58, base64 } from '@scure/base'
import { hexToBytes } from 'viem'
import * as z from 'zod/mini'
import { isForbiddenCall } from '../../shared/requestChecks/isForbiddenCall.js'
import { isReservedTypedData } from '../../shared/requestChecks/isReservedTypedData.js'
import { readSolanaSigners } from '../../shared/requestChecks/readSolanaSigners.js'
import { typedDataSchema } from '../../shared/requestChecks/typedDataSchema.js'
import { getSmartAccountAddress } from '../../shared/smartAccount/getSmartAccountAddress.js'
import type { SmartAccounts } from '../../shared/smartAccount/SmartAccounts.js'
import type { SigningRequest, SolanaTransactionRequest } from '../approval/types.js'
import type { ChainAccount } from './createAccounts.js'
import { parseEvmTransaction } from './parseEvmTransaction.js'

/** A request for the approval queue, or why it is refused. */
export type ParsedSigningRequest =
  | { readonly status: 'accepted'; readonly request: SigningRequest }
  | {
      readonly status: 'refused'
      readonly reason: 'notAllowed' | 'invalid_request' | 'account_changed'
      /** Code of JSON-RPC or EIP-1193. */
      readonly rpcCode: number
    }

/** Solana transactions of one request. */
const transactionsMax = 10

const text = z.string()
const messageParams = z.tuple([text, text])
const solanaMessageParams = z.object({ message: text, pubkey: text })
const solanaTransactionParams = z.object({ transaction: text })
const solanaTransactionsParams = z.object({
  transactions: z.array(text).check(z.minLength(1), z.maxLength(transactionsMax)),
})
const solanaSendParams = z.object({
  transaction: text,
  options: z.optional(z.record(text, z.unknown())) as z.ZodMiniType<
    Readonly<Record<string, PlainData>> | undefined
  >,
})

/** Parses a request that needs an approval. Its account must be the user's, and its data must have one meaning only. */
export function parseSigningRequest(parameters: {
  readonly method: string
  readonly params: PlainData | undefined
  readonly chainId: CaipNetworkId
  readonly account: ChainAccount
  /** Of the configuration. */
  readonly smartAccounts: SmartAccounts
}): ParsedSigningRequest {
  const { method, params, chainId, account, smartAccounts } = parameters
  const { address, owner = address } = account
  const isOwn = (given: string) => given.toLowerCase() === address.toLowerCase()
  try {
    switch (method) {
      case 'personal_sign': {
        const [message, signer] = messageParams.parse(params)
        if (!isOwn(signer)) return otherAccount
        return accept({ type: 'evmMessage', message: toMessageBytes(message) })
      }
      case 'eth_signTypedData_v4': {
        const [signer, given] = z.tuple([text, z.unknown()]).parse(params)
        if (!isOwn(signer)) return otherAccount
        const typedData = typedDataSchema.parse(typeof given === 'string' ? JSON.parse(given) : given)
        checkTypedDataChain(typedData, chainId)
        if (isReservedTypedData(typedData, owner, smartAccounts)) return notAllowed
        // Refuses values that are hashed differently from how they read.
        hashTypedData(typedData)
        return accept({ type: 'evmTypedData', typedData })
      }
      case 'eth_sendTransaction': {
        const { from, transaction } = parseEvmTransaction(params, chainId)
        if (!isOwn(from)) return otherAccount
        const { to, data, value } = transaction
        const contracts = Object.hasOwn(smartAccounts, chainId) ? smartAccounts[chainId] : undefined
        if (!contracts) return accept({ type: 'evmTransaction', transaction })
        // Only the ordinary account creates contracts. With EIP-7702 it has the same address.
        if (to === undefined)
          return owner === address ? accept({ type: 'evmTransaction', transaction }) : notAllowed
        // The account may delegate already, whatever its preferred type is.
        const smart = getSmartAccountAddress(owner as `0x${string}`, contracts)
        if (isForbiddenCall({ to, data, value }, smart, contracts)) return notAllowed
        if (account.type !== 'smartAccount') return accept({ type: 'evmTransaction', transaction })
        return accept({ type: 'evmCalls', calls: [{ to, data, value }], answer: 'transactionHash' })
      }
      case 'solana_signMessage': {
        const { message, pubkey } = solanaMessageParams.parse(params)
        if (pubkey !== address) return otherAccount
        const bytes = base58.decode(message)
        // Its signature would be one of a transaction that was never displayed.
        if (readSolanaSigners(bytes)) return notAllowed
        return accept({ type: 'solanaMessage', message: bytes })
      }
      case 'solana_signTransaction': {
        const { transaction } = solanaTransactionParams.parse(params)
        return acceptSolana([transaction], address, { isList: false })
      }
      case 'solana_signAllTransactions': {
        const { transactions } = solanaTransactionsParams.parse(params)
        return acceptSolana(transactions, address, { isList: true })
      }
      case 'solana_signAndSendTransaction': {
        const { transaction, options = {} } = solanaSendParams.parse(params)
        return acceptSolana([transaction], address, { isList: false, send: options })
      }
      default:
        return notAllowed
    }
  } catch {
    // Parsers throw errors of several libraries: the app learns only that the request is not valid.
    return { status: 'refused', reason: 'invalid_request', rpcCode: -32602 }
  }
}

const otherAccount: ParsedSigningRequest = { status: 'refused', reason: 'account_changed', rpcCode: 4100 }
const notAllowed: ParsedSigningRequest = { status: 'refused', reason: 'notAllowed', rpcCode: 4200 }

const accept = (request: SigningRequest): ParsedSigningRequest => ({ status: 'accepted', request })

/** The bytes of a message: hex, or text. */
function toMessageBytes(message: string): Uint8Array {
  return /^0x(?:[\da-f]{2})*$/i.test(message)
    ? hexToBytes(message as `0x${string}`)
    : new TextEncoder().encode(message)
}

function acceptSolana(
  texts: readonly string[],
  address: string,
  others: Pick<Extract<SigningRequest, { type: 'solanaTransactions' }>, 'isList' | 'send'>,
): ParsedSigningRequest {
  const transactions = texts.map(decodeTransaction)
  const isSigner = ({ bytes }: SolanaTransactionRequest) => parseTransaction(bytes).signers.includes(address)
  if (!transactions.every(isSigner)) return otherAccount
  return accept({ type: 'solanaTransactions', transactions, ...others })
}

/** Text is base64 or base58: only one of them is a transaction. */
function decodeTransaction(encoded: string): SolanaTransactionRequest {
  const read = (encoding: SolanaTransactionRequest['encoding']) => {
    try {
      const bytes = { base58, base64 }[encoding].decode(encoded)
      // Absent for a version that cannot be displayed.
      return parseTransaction(bytes).contents ? [{ bytes, encoding }] : []
    } catch {
      // Another encoding.
      return []
    }
  }
  const [first, ...others] = [...read('base58'), ...read('base64')]
  if (!first || others.length > 0) throw new TypeError('It is not a transaction')
  return first
}
