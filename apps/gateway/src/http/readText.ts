import type { IncomingMessage } from 'node:http'
import { HttpError } from './HttpError.js'

/**
 * Reads the body of a request.
 *
 * @throws HttpError 413 where it is larger than allowed; the rest is not read.
 */
export async function readText(request: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = []
  let total = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    total += bytes.length
    if (total > maxBytes) throw new HttpError(413, 'body', `The body is too large: at most ${maxBytes} bytes`)
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString()
}
