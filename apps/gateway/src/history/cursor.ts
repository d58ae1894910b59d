import * as z from 'zod/mini'
import { HttpError } from '../http/HttpError.js'
import { quote } from '../rpcProxy/responses.js'
import type { HistoryPosition } from './HistorySource.js'

const maxCharacters = 500
const count = z.int().check(z.gte(0))
const cursorSchema = z.tuple([count, z.string().check(z.maxLength(50)), count, count])

/** Creates the cursor of the page after a position. Positions stay valid when blocks are added or replaced. */
export function toCursor({ minedAt, chain, blockNumber, index }: HistoryPosition): string {
  return Buffer.from(JSON.stringify([minedAt, chain, blockNumber, index])).toString('base64url')
}

/**
 * Parses a cursor from a request.
 *
 * @throws HttpError 400 `cursor` if the gateway did not create it.
 */
export function parseCursor(text: string | null): HistoryPosition | undefined {
  // Some clients send an empty parameter for the first page.
  if (text === null || text === '') return undefined
  const result = cursorSchema.safeParse(decode(text))
  if (!result.success)
    throw new HttpError(400, 'cursor', `"cursor" must be the "next" of another page, got ${quote(text)}`)
  const [minedAt, chain, blockNumber, index] = result.data
  return { minedAt, chain, blockNumber, index }
}

function decode(text: string): unknown {
  if (text.length > maxCharacters || !/^[\w-]+$/.test(text)) return undefined
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
}
