/** A JSON-RPC error, as it is answered. */
export class RpcError extends Error {
  override readonly name = 'RpcError'

  constructor(
    readonly code: keyof typeof meanings,
    message: string = meanings[code],
  ) {
    super(message)
  }
}

const meanings = {
  [-32700]: 'Parse error',
  [-32600]: 'Invalid request',
  [-32601]: 'Method not found',
  [-32602]: 'Invalid params',
  [-32603]: 'Internal error',
  /** EIP-1474 */
  [-32005]: 'Limit exceeded',
} as const
