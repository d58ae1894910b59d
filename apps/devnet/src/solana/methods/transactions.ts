import { ProviderRpcError } from '@latchkit/test/source/foundation/ProviderRpcError'
import { parseMessage, parseTransaction, type WireTransaction } from '@latchkit/test/source/solana/wire'
import { base58 } from '@scure/base'
import * as z from 'zod/mini'
import { blockhashWindow } from '../createBlocks.js'
import type { Outcome } from '../createLedger.js'
import { encodeAccount } from '../encodeAccount.js'
import { encodeReturnData } from '../encodeEntry.js'
import { getFee } from '../getFee.js'
import {
  address,
  createInvalidParamsError,
  decodeBytes,
  encoding,
  parseParams,
  wholeNumber,
} from '../params.js'
import { describeTransactionError, type TransactionError } from '../transactionError.js'
import type { NodeContext, NodeMethod } from './method.js'
import { atSlot } from './slots.js'

const bytesEncoding = z.optional(z.enum(['base58', 'base64']))
const sendParams = z.tuple([
  z.string(),
  z.optional(
    z.nullable(
      z.looseObject({
        encoding: bytesEncoding,
        skipPreflight: z.nullish(z.boolean()),
        minContextSlot: z.nullish(wholeNumber),
      }),
    ),
  ),
])
const simulateParams = z.tuple([
  z.string(),
  z.optional(
    z.nullable(
      z.looseObject({
        encoding: bytesEncoding,
        sigVerify: z.nullish(z.boolean()),
        replaceRecentBlockhash: z.nullish(z.boolean()),
        minContextSlot: z.nullish(wholeNumber),
        accounts: z.nullish(z.looseObject({ addresses: z.array(address), encoding: z.optional(encoding) })),
      }),
    ),
  ),
])
const dated = z.optional(z.nullable(z.looseObject({ minContextSlot: z.nullish(wholeNumber) })))
const greatestLamports = 2n ** 63n

/** Methods that run transactions. */
export const transactionMethods: Readonly<Record<string, NodeMethod>> = {
  sendTransaction(context, params) {
    const [text, options] = parseParams(sendParams, params)
    const { bytes, transaction, signature } = decodeWireTransaction(text, options?.encoding)
    atSlot(context, options, null)
    if (!options?.skipPreflight) preflight(context, bytes, transaction)
    // As on a cluster: without preflight there is no error, and a transaction that no block can include is dropped.
    if (!context.dropping() && context.ledger.blocks.accepts(transaction.message.recentBlockhash))
      context.ledger.execute(bytes)
    return signature
  },
  simulateTransaction(context, params) {
    const [text, options] = parseParams(simulateParams, params)
    const { bytes, transaction } = decodeWireTransaction(text, options?.encoding)
    const { sigVerify, replaceRecentBlockhash, accounts } = options ?? {}
    if (sigVerify && replaceRecentBlockhash)
      throw createInvalidParamsError('sigVerify may not be used with replaceRecentBlockhash')
    const { blocks, account } = context.ledger
    const { blockhash, height } = blocks.latest()
    const outcome = simulate(context, bytes, transaction, {
      verifies: sigVerify === true,
      anyBlockhash: replaceRecentBlockhash === true,
    })
    return atSlot(context, options, {
      ...encodeOutcome(outcome),
      accounts: accounts
        ? accounts.addresses.map((each) => {
            const found = outcome.after?.find(({ address: changed }) => changed === each) ?? account(each)
            return found ? encodeAccount(found, accounts.encoding ?? 'base64', account) : null
          })
        : null,
      ...(replaceRecentBlockhash && {
        replacementBlockhash: { blockhash, lastValidBlockHeight: height + blockhashWindow },
      }),
    })
  },
  getFeeForMessage(context, params) {
    const [text, options] = parseParams(z.tuple([z.string(), dated]), params)
    const message = attempt(() => parseMessage(decodeBytes(text, 'base64')))
    const accepted = context.ledger.blocks.accepts(message.recentBlockhash)
    return atSlot(context, options, accepted ? getFee(message) : null)
  },
  requestAirdrop(context, params) {
    const [to, lamports] = parseParams(z.tuple([address, wholeNumber, z.optional(z.unknown())]), params)
    const signature =
      BigInt(lamports) < greatestLamports ? context.faucet.transfer(to, BigInt(lamports)) : undefined
    if (!signature) throw new ProviderRpcError(-32603, 'Internal error')
    return signature
  },
}

type Tried = {
  readonly error: TransactionError | undefined
  readonly meta?: Outcome['meta'] | undefined
  readonly after?: Outcome['after'] | undefined
}

function simulate(
  { ledger }: NodeContext,
  bytes: Uint8Array,
  { message, signatures }: WireTransaction,
  { verifies, anyBlockhash }: { readonly verifies: boolean; readonly anyBlockhash: boolean },
): Tried {
  if (!anyBlockhash && !ledger.blocks.accepts(message.recentBlockhash)) return { error: 'BlockhashNotFound' }
  if (verifies && signatures.some(isMissing)) return { error: 'SignatureFailure' }
  return ledger.simulate(bytes, { verifies })
}

function preflight(context: NodeContext, bytes: Uint8Array, transaction: WireTransaction): void {
  const outcome = simulate(context, bytes, transaction, { verifies: true, anyBlockhash: false })
  if (outcome.error === undefined) return
  if (outcome.error === 'SignatureFailure')
    throw new ProviderRpcError(-32003, 'Transaction signature verification failure')
  const why = describeTransactionError(outcome.error)
  throw new ProviderRpcError(-32002, `Transaction simulation failed: ${why}`, encodeOutcome(outcome))
}

function encodeOutcome({ error, meta }: Tried) {
  return {
    err: error ?? null,
    logs: meta?.logs() ?? [],
    accounts: null,
    unitsConsumed: meta?.computeUnitsConsumed() ?? 0n,
    returnData: meta ? encodeReturnData(meta) : null,
  }
}

function decodeWireTransaction(text: string, coding: 'base58' | 'base64' = 'base58') {
  const bytes = decodeBytes(text, coding)
  const transaction = attempt(() => parseTransaction(bytes))
  const [first] = transaction.signatures
  if (bytes.length > 1232)
    throw createInvalidParamsError(
      `base64 encoded transaction too large: ${bytes.length} bytes (max: 1232 bytes)`,
    )
  return { bytes, transaction, signature: base58.encode(first ?? new Uint8Array()) }
}

function attempt<value>(parse: () => value): value {
  try {
    return parse()
  } catch (cause) {
    throw createInvalidParamsError(`failed to deserialize: ${cause instanceof Error ? cause.message : cause}`)
  }
}

function isMissing(signature: Uint8Array): boolean {
  return signature.every((byte) => byte === 0)
}
