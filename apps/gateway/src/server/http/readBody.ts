import type { IncomingMessage } from 'node:http'
import type { BudgetShare } from './createByteBudget.js'
import { HttpError } from './HttpError.js'

/**
 * Reads the body of a request.
 *
 * @param share Counts the bytes that have arrived.
 * @throws HttpError 413 if the body is larger than allowed, according to `Content-Length` or while it is read.
 */
export async function readBody(
  request: IncomingMessage,
  maxBytes: number,
  share: BudgetShare,
): Promise<string> {
  const tooLarge = new HttpError(413, 'body', `The body is too large: at most ${maxBytes} bytes`)
  if (Number(request.headers['content-length']) > maxBytes) throw tooLarge
  const chunks: Buffer[] = []
  let total = 0
  try {
    for await (const chunk of request) {
      const bytes = Buffer.from(chunk)
      total += bytes.length
      if (total > maxBytes) throw tooLarge
      share.set(total)
      chunks.push(bytes)
    }
    return Buffer.concat(chunks).toString()
  } finally {
    share.close()
  }
}
