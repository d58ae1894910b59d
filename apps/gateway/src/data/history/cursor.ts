import { deflateRawSync, inflateRawSync } from 'node:zlib'
import * as z from 'zod/mini'
import { quote } from '../../chain/rpcProxy/responses.js'
import { HttpError } from '../../server/http/HttpError.js'
import type { HistoryPosition } from '../sources/HistorySource.js'

/** Where the next page of a history begins, and which sources continue it. */
export type HistoryCursor = {
  /** The position of the last transaction of the page before. */
  readonly after: HistoryPosition
  /** The kind of source of each chain of the request, in their order; empty for a chain without sources. */
  readonly kinds: readonly string[]
  /** Position that the source of the chain of `after` needs to continue; `undefined` if it needs only the position. */
  readonly page: string | undefined
}

const maxCharacters = 500
/** Maximum bytes of a decompressed cursor. */
const maxBytes = 8_000
const count = z.int().check(z.gte(0))
const text = z.string().check(z.maxLength(50))
const cursorSchema = z.tuple([
  count,
  text,
  count,
  count,
  z.array(text),
  z.nullable(z.string().check(z.maxLength(2_000))),
])

/** Creates the cursor of the page after a position. Positions stay valid when blocks are added or replaced. */
export function toCursor({ after, kinds, page }: HistoryCursor): string {
  const { minedAt, chain, blockNumber, index } = after
  const encode = (ofSource: string | null) =>
    deflateRawSync(JSON.stringify([minedAt, chain, blockNumber, index, kinds, ofSource])).toString(
      'base64url',
    )
  const cursor = encode(page ?? null)
  // Without it, sources find the position from the first page on.
  return cursor.length <= maxCharacters ? cursor : encode(null)
}

/**
 * Parses a cursor from a request.
 *
 * @throws HttpError 400 `cursor` if the gateway did not create it.
 */
export function parseCursor(value: string | null): HistoryCursor | undefined {
  // Some clients send an empty parameter for the first page.
  if (value === null || value === '') return undefined
  const result = cursorSchema.safeParse(decodePayload(value))
  if (!result.success) throw createCursorError(value)
  const [minedAt, chain, blockNumber, index, kinds, page] = result.data
  return { after: { minedAt, chain, blockNumber, index }, kinds, page: page ?? undefined }
}

/** Creates the error for a cursor that the gateway did not create for this request. */
export function createCursorError(value: string): HttpError {
  return new HttpError(400, 'cursor', `"cursor" must be the "next" of another page, got ${quote(value)}`)
}

function decodePayload(value: string): unknown {
  if (value.length > maxCharacters || !/^[\w-]+$/.test(value)) return undefined
  try {
    const bytes = inflateRawSync(Buffer.from(value, 'base64url'), { maxOutputLength: maxBytes })
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}
