import { quote } from '../../chain/rpcProxy/responses.js'
import { HttpError } from '../../server/http/HttpError.js'

/** Where a page begins. */
export type NftCursor = {
  /** Kind of the source that has returned the page before: only this source knows its position. */
  readonly kind: string
  readonly position: string
}

const maxCharacters = 500

/** Creates the cursor of the next page. */
export function toCursor({ kind, position }: NftCursor): string {
  return Buffer.from(`${kind} ${position}`).toString('base64url')
}

/**
 * Parses a cursor from a request.
 *
 * @throws HttpError 400 `cursor` if the gateway did not create it.
 */
export function parseCursor(text: string | null): NftCursor | undefined {
  // Some clients send an empty parameter for the first page.
  if (text === null || text === '') return undefined
  const isCursor = text.length <= maxCharacters && /^[\w-]+$/.test(text)
  const [, kind, position] =
    /^(\w{1,30}) (.+)$/s.exec(isCursor ? Buffer.from(text, 'base64url').toString() : '') ?? []
  if (kind === undefined || position === undefined) throw createCursorError(text)
  return { kind, position }
}

/** Creates the error of a cursor that the gateway did not create. */
export function createCursorError(text: string | null): HttpError {
  return new HttpError(400, 'cursor', `"cursor" must be the "next" of another page, got ${quote(text ?? '')}`)
}
