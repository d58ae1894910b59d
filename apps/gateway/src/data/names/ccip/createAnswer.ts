import { decodeFunctionData, encodeAbiParameters, encodePacked, keccak256 } from 'viem/utils'
import { HttpError } from '../../../server/http/HttpError.js'
import type { NameStore } from '../createNameStore.js'
import { parseName } from '../parseName.js'
import type { Hex } from '../parseSignedRequest.js'
import { parseDnsName } from './parseDnsName.js'
import { parseRecordCall } from './readRecord.js'
import { serviceAbi } from './resolverAbi.js'

/** Options of an answer. */
export type AnswerOptions = {
  readonly zones: readonly string[]
  readonly store: Pick<NameStore, 'find'>
  readonly signingKey: Hex
  /** Returns the current time in ms since 1970. */
  readonly now: () => number
}

/**
 * A lookup of a client (ERC-3668).
 *
 * @see https://eips.ethereum.org/EIPS/eip-3668
 */
export type Lookup = {
  /** The resolver, in lower case. */
  readonly sender: Hex
  readonly data: Hex
}

/** Seconds for which a resolver accepts an answer. */
const answerSeconds = 300

/**
 * Answers a lookup with a record and a signature: the answer is valid for this resolver and this request only.
 *
 * A name that does not resolve has empty records, as it has with other resolvers.
 *
 * @throws HttpError 400 if the lookup is malformed, or its name is in none of the zones; 404 for other calls.
 */
export async function createAnswer({ sender, data }: Lookup, options: AnswerOptions): Promise<Hex> {
  const { zones, store, signingKey, now } = options
  const { name, call } = decodeLookup(data)
  const record = parseRecordCall(call)
  if (!record)
    throw new HttpError(
      404,
      'data',
      '"data" must call addr(node), addr(node, coinType), text(node, key) or another record of ENS',
    )
  // Imported at the first lookup: its tables of Unicode take memory.
  const { namehash } = await import('viem/ens')
  if (namehash(name) !== record.node)
    throw new HttpError(400, 'data', `"data" must read a record of ${JSON.stringify(name)}`)
  const isZone = zones.includes(name)
  const stored = isZone ? undefined : await store.find((await parseName(name, zones)).name)
  const result = record.read(stored?.status === 'active' ? stored.item : undefined)
  const expires = BigInt(Math.floor(now() / 1_000) + answerSeconds)
  const hash = keccak256(
    encodePacked(
      ['bytes', 'address', 'uint64', 'bytes32', 'bytes32'],
      ['0x1900', sender, expires, keccak256(data), keccak256(result)],
    ),
  )
  const { sign } = await import('viem/accounts')
  const signature = await sign({ hash, privateKey: signingKey, to: 'hex' })
  return encodeAbiParameters(
    [{ type: 'bytes' }, { type: 'uint64' }, { type: 'bytes' }],
    [result, expires, signature],
  )
}

function decodeLookup(data: Hex): { readonly name: string; readonly call: Hex } {
  try {
    const [encodedName, call] = decodeFunctionData({ abi: serviceAbi, data }).args
    const name = parseDnsName(encodedName)
    if (name !== undefined) return { name, call }
  } catch {
    // The same error as the error of a malformed name.
  }
  throw new HttpError(400, 'data', '"data" must be a call of resolve(name, data) with a DNS-encoded name')
}
