import type { IncomingMessage } from 'node:http'
import type { BudgetShare } from './createByteBudget.js'
import { HttpError } from './HttpError.js'

/**
 * Reads the body of a request.
 *
 * @param share Counts the bytes that have arrived.
 * @throws HttpError 413 if the body is larger than allowed, according to `Content-Length` or while it is read.
 */
export function readBody(request: IncomingMessage, maxBytes: number, share: BudgetShare): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      share.close()
      reject(error)
    }
    const refuse = () => fail(new HttpError(413, 'body', `The body is too large: at most ${maxBytes} bytes`))
    if (Number(request.headers['content-length']) > maxBytes) return refuse()
    const chunks: Buffer[] = []
    let total = 0
    // Listeners, because an iterator of a stream takes longer than the rest of a small request.
    request.on('data', (chunk: Buffer) => {
      total += chunk.length
      if (total > maxBytes) {
        refuse()
        request.destroy()
        return
      }
      share.set(total)
      chunks.push(chunk)
    })
    request.on('end', () => {
      share.close()
      resolve((chunks.length === 1 ? chunks[0] : Buffer.concat(chunks))?.toString() ?? '')
    })
    request.on('error', fail)
    request.on('close', () => {
      if (!request.complete) fail(new Error('The client has disconnected'))
    })
  })
}
