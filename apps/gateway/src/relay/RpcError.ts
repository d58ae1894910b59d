/** A JSON-RPC error that is sent to the client. */
export class RpcError extends Error {
  override readonly name = 'RpcError'

  constructor(
    readonly code: keyof typeof defaultMessages,
    message: string = defaultMessages[code],
  ) {
    super(message)
  }
}

const defaultMessages = {
  [-32700]: 'Parse error',
  [-32600]: 'Invalid request',
  [-32601]: 'Method not found',
  [-32602]: 'Invalid params',
  [-32603]: 'Internal error',
  /** EIP-1474 */
  [-32005]: 'Limit exceeded',
} as const
