type Fetched =
  | { readonly bytes: Uint8Array<ArrayBuffer>; readonly response: Response; readonly problem?: never }
  | { readonly bytes?: never; readonly response?: never; readonly problem: string }

const timeoutMs = 30_000

/** Fetches a file of an untrusted server, without redirects. `problem` says why there is none. */
export async function fetchLimited(
  url: URL,
  { fetch, maxBytes }: { readonly fetch: typeof globalThis.fetch; readonly maxBytes: number },
): Promise<Fetched> {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      credentials: 'omit',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.status !== 200) {
      await response.body?.cancel()
      return { problem: `is answered with status ${response.status}` }
    }
    const bytes = await readBody(response, maxBytes)
    return bytes ? { bytes, response } : { problem: `has more than ${maxBytes} bytes` }
  } catch (error) {
    const { cause } = error instanceof Error ? error : {}
    const reason = cause instanceof Error ? cause.message : error instanceof Error ? error.message : ''
    return { problem: `cannot be fetched (${reason})` }
  }
}

/** Returns the body, or undefined if it is larger. */
async function readBody(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = response.body?.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    size += next.value.byteLength
    if (size > maxBytes) {
      await reader?.cancel()
      return undefined
    }
    chunks.push(next.value)
  }
  const bytes = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes
}
