/** Error codes of JSON-RPC 2.0. Clients repeat a call after `internal`, but not after `server`. */
export const codes = {
  parse: -32_700,
  invalidRequest: -32_600,
  methodNotFound: -32_601,
  internal: -32_603,
  server: -32_000,
} as const

/** Creates the JSON of a JSON-RPC error object. */
export function createError(code: number, message: string): string {
  return JSON.stringify({ code, message })
}

/**
 * Creates the JSON of a response.
 *
 * @param id JSON of the id.
 * @param json JSON of the result or of the error.
 */
export function createResponse(id: string, kind: 'result' | 'error', json: string): string {
  return `{"jsonrpc":"2.0","id":${id},"${kind}":${json}}`
}

/** Returns an untrusted text in quotes for an error message, shortened to 64 characters. */
export function quote(text: string): string {
  return JSON.stringify(text.length > 64 ? `${text.slice(0, 64)}…` : text)
}
