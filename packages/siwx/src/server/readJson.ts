/** Thrown if the body of a request is longer than the limit. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError'
}

/** Returns the JSON of a body; `undefined` if it is not JSON. Stops reading at the limit, in bytes. */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    size += next.value.length
    if (size > limit) {
      await reader?.cancel()
      throw new BodyTooLargeError(`The body must have at most ${limit} bytes.`)
    }
    chunks.push(next.value)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
