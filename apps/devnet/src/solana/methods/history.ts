import { ProviderRpcError } from '@latchkit/test/source/foundation/ProviderRpcError'
import * as z from 'zod/mini'
import { encodeEntry } from '../encodeEntry.js'
import { address, parseParams, signature, wholeNumber } from '../params.js'
import type { NodeMethod } from './method.js'
import { atSlot } from './slots.js'

const statusParams = z.tuple([z.array(signature).check(z.maxLength(256)), z.optional(z.unknown())])
const entryEncoding = z.enum(['base58', 'base64', 'json', 'jsonParsed'])
const entryOptions = z.looseObject({
  encoding: z.optional(entryEncoding),
  maxSupportedTransactionVersion: z.nullish(wholeNumber),
})
const entryParams = z.tuple([signature, z.optional(z.nullable(z.union([entryOptions, entryEncoding])))])
const listParams = z.tuple([
  address,
  z.optional(
    z.nullable(
      z.looseObject({
        limit: z.nullish(wholeNumber.check(z.minimum(1), z.maximum(1000))),
        before: z.nullish(signature),
        until: z.nullish(signature),
      }),
    ),
  ),
])

/** Methods that read past transactions. */
export const historyMethods: Readonly<Record<string, NodeMethod>> = {
  getSignatureStatuses(context, params) {
    const [signatures] = parseParams(statusParams, params)
    const statuses = signatures.map((each) => {
      const entry = context.ledger.entry(each)
      if (!entry) return null
      const { error } = entry.outcome
      return {
        slot: entry.slot,
        confirmations: null,
        err: error ?? null,
        status: error === undefined ? { Ok: null } : { Err: error },
        confirmationStatus: 'finalized',
      }
    })
    return atSlot(context, undefined, statuses)
  },
  getTransaction({ ledger }, params) {
    const [of, given] = parseParams(entryParams, params)
    const options = typeof given === 'string' ? { encoding: given } : given
    const entry = ledger.entry(of)
    if (!entry) return null
    const most: unknown =
      options && 'maxSupportedTransactionVersion' in options && options.maxSupportedTransactionVersion
    if (entry.transaction.message.version === 0 && typeof most !== 'number')
      throw new ProviderRpcError(
        -32015,
        'Transaction version (0) is not supported by the requesting client. Please try the request again with the following configuration parameter: "maxSupportedTransactionVersion": 0',
      )
    return encodeEntry(entry, options?.encoding ?? 'json')
  },
  getSignaturesForAddress({ ledger }, params) {
    const [of, options] = parseParams(listParams, params)
    const entries = ledger.getEntries(of)
    const place = (of: string | null | undefined, otherwise: number) => {
      const at = entries.findIndex((entry) => entry.signature === of)
      return at < 0 ? otherwise : at
    }
    const listed = entries.slice(place(options?.before, -1) + 1, place(options?.until, entries.length))
    return listed.slice(0, options?.limit ?? 1000).map((entry) => ({
      signature: entry.signature,
      slot: entry.slot,
      err: entry.outcome.error ?? null,
      memo: null,
      blockTime: entry.time,
      confirmationStatus: 'finalized',
    }))
  },
}
