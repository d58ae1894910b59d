type Fetched =
  | { readonly bytes: Uint8Array; readonly headers: Headers; readonly problem?: never }
  | { readonly bytes?: never; readonly headers?: never; readonly problem: string }

const timeoutMs = 30_000

/** Fetches a file of an untrusted server, without redirects. `problem` says why there is none. */
export async function fetchLimited(
  url: URL,
  { fetch, maxBytes }: { readonly fetch: typeof globalThis.fetch; readonly maxBytes: number },
): Promise<Fetched> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
    if (response.status !== 200) {
      await response.body?.cancel()
      return { problem: `is answered with status ${response.status}` }
    }
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength
      if (size > maxBytes) return { problem: `has more than ${maxBytes} bytes` }
      chunks.push(chunk)
    }
    return { bytes: Buffer.concat(chunks), headers: response.headers }
  } catch (error) {
    const { cause } = error instanceof Error ? error : {}
    const reason = cause instanceof Error ? cause.message : error instanceof Error ? error.message : ''
    return { problem: `cannot be fetched (${reason})` }
  }
}
