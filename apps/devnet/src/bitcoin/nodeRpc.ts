/** Calls one method of the node. */
export type NodeRpc = (method: string, params?: readonly unknown[]) => Promise<unknown>

/** An error response of the node. */
export class NodeRpcError extends Error {
  override name = 'NodeRpcError'
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/** User and password of the node, which listens only on this machine. */
export const nodeLogin = 'devnet'

/** Creates a client of Bitcoin Core's JSON-RPC. */
export function createNodeRpc(port: number): NodeRpc {
  const authorization = `Basic ${btoa(`${nodeLogin}:${nodeLogin}`)}`
  return async (method, params = []) => {
    const response = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { authorization },
      body: JSON.stringify({ jsonrpc: '1.0', id: 1, method, params }),
    })
    const { result, error } = (await response.json()) as {
      readonly result: unknown
      readonly error: { readonly code: number; readonly message: string } | null
    }
    if (error) throw new NodeRpcError(error.code, error.message)
    return result
  }
}
