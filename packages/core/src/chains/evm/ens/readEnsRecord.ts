import { toHex } from '../../../foundation/encoding/bytes.js'
import type { Hex } from '../../../foundation/encoding/hex.js'
import { NameReadError } from '../../../foundation/errors/names.js'
import type { Network } from '../../../foundation/schema/network.js'
import type { NetworkRequest } from '../askNetwork.js'
import { createAbiReader, encodeBytes, encodeDynamic, encodeList, toWord } from './abi.js'
import { type LookupContext, readOffchain } from './readOffchain.js'
import { toDnsName } from './toNode.js'
import { tryCall } from './tryCall.js'

/** Where ENS is. */
export type EnsContext = LookupContext & {
  readonly network: Network
  /** Address of the universal resolver on that network. */
  readonly resolver: Hex
  readonly request: NetworkRequest
}

/** Selectors of `resolveWithGateways(bytes,bytes,string[])` and of `query((address,string[],bytes)[])`. */
const resolveSelector = '0xa1472844'
const querySelector = '0xa780bab6'

/** Tells the resolver that the client asks the servers of a name itself, instead of a server that asks them. */
const ownGateway = 'x-batch-gateway:true'

/** Selectors of errors: `OffchainLookup`, and the errors of a universal resolver. */
const offchainLookup = '0x556f1830'
const errors: Readonly<Record<string, 'not-registered' | 'no-address' | 'unreachable'>> = {
  // ResolverNotFound(bytes)
  '0x77209fe8': 'not-registered',
  // ResolverNotContract(bytes,address)
  '0x1e9535f2': 'not-registered',
  // UnsupportedResolverProfile(bytes4)
  '0x7b1c461b': 'no-address',
  // HttpError(uint16,string)
  '0x01800152': 'unreachable',
}

/** Number of lookups that one call may ask for (ERC-3668 requires at least 4). */
const lookupsMax = 4

/**
 * Reads a record of a name from ENS: `data` is a call of its resolver, such as `addr(bytes32)`. A resolver that asks a server for its
 * records (ERC-3668, ENSIP-10) verifies the answer on the chain.
 *
 * @param name In its normal form, at most 255 bytes.
 * @throws `NameReadError` with its reason; `AbortedError`; what the request rejects with
 * @see https://eips.ethereum.org/EIPS/eip-3668
 */
export async function readEnsRecord(name: string, data: Hex, context: EnsContext): Promise<Hex> {
  const gateways = encodeList([encodeBytes(toHexText(ownGateway))])
  const parameters = encodeDynamic([encodeBytes(toDnsName(name)), encodeBytes(data), gateways])
  let call: Hex = `${resolveSelector}${parameters}`
  for (let lookups = 0; lookups <= lookupsMax; lookups++) {
    const { isReverted, data: answer } = await callResolver(call, context)
    if (!isReverted) return readResult(answer)
    if (!answer.startsWith(offchainLookup)) throw toNameReadError(answer, lookups > 0)
    call = await continueWith(answer, context)
  }
  throw new NameReadError({ of: 'resolution', reason: 'untrusted' })
}

async function callResolver(data: Hex, context: EnsContext): ReturnType<typeof tryCall> {
  const result = await tryCall(context.request, { ...context, to: context.resolver, data })
  // Without a contract at the address, the result is empty.
  if (result.data === '0x') throw new NameReadError({ of: 'resolution', reason: 'unsupported' })
  return result
}

/** The result of `resolveWithGateways` is the record, and the address of the resolver. */
const readResult = (answer: Hex): Hex => createAbiReader(answer.slice(2)).bytes(0)

/** Asks the servers, and returns the call with which the contract goes on. */
async function continueWith(answer: Hex, context: EnsContext): Promise<Hex> {
  const revert = createAbiReader(answer.slice(10))
  // A contract below the resolver could have asked in its name.
  if (revert.word(0) !== BigInt(context.resolver))
    throw new NameReadError({ of: 'resolution', reason: 'untrusted' })
  const callback = revert.word(3).toString(16).padStart(64, '0').slice(0, 8)
  const response = await readBatch(revert.bytes(2), context)
  return `0x${callback}${encodeDynamic([encodeBytes(response), encodeBytes(revert.bytes(4))])}`
}

/** Answers the lookups of a batch, and encodes `(bool[] failures, bytes[] responses)`. */
async function readBatch(call: Hex, context: EnsContext): Promise<Hex> {
  if (!call.startsWith(querySelector)) throw new NameReadError({ of: 'resolution', reason: 'untrusted' })
  const queries = createAbiReader(call.slice(10)).tuples(0)
  const responses = await Promise.all(
    queries.map((query) =>
      readOffchain(
        { sender: wordToAddress(query.word(0)), urls: query.texts(1), data: query.bytes(2) },
        context,
      ),
    ),
  )
  const failures = [queries.length, ...queries.map(() => 0)].map(toWord)
  return `0x${encodeDynamic([failures.join(''), encodeList(responses.map(encodeBytes))])}`
}

function toNameReadError(answer: Hex, isAfterLookup: boolean): NameReadError {
  // The contract did not accept what the server has sent: its signature is wrong, or it has expired.
  const reason = errors[answer.slice(0, 10)] ?? (isAfterLookup ? 'untrusted' : 'no-address')
  return new NameReadError({ of: 'resolution', reason })
}

/** Returns the address in a word. */
export const wordToAddress = (word: bigint): Hex => `0x${word.toString(16).padStart(40, '0')}`

const toHexText = (text: string): Hex => `0x${toHex(new TextEncoder().encode(text))}`
