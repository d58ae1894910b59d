import { RpcRequestError } from '@latchkit/core/errors'
import { base58 } from '@scure/base'
import { type Connection, type SendOptions, SendTransactionError } from '@solana/web3.js'

/**
 * Sends a signed transaction over a connection of the app, and returns its signature in base58.
 *
 * @throws `RpcRequestError`
 */
export async function sendSigned(
  connection: Connection,
  signed: Uint8Array,
  parameters: { readonly network: string; readonly options?: SendOptions | undefined },
): Promise<string> {
  const { network, options } = parameters
  try {
    return await connection.sendRawTransaction(signed, options)
  } catch (error) {
    // The node refused it.
    if (error instanceof SendTransactionError)
      throw toRpcError('sendTransaction', network, error, error.transactionError.message)
    // Without a response it may have been sent: sending another transaction may pay twice.
    const signature = base58.encode(signed.slice(1, 65))
    const doubt = `It may have been sent: look for ${signature} before you send it again.`
    throw toRpcError('sendTransaction', network, error, `${getMessage(error)} ${doubt}`)
  }
}

/** Converts an error of a `Connection`. */
export function toRpcError(
  method: string,
  network: string,
  cause: unknown,
  details: string = getMessage(cause),
): RpcRequestError {
  return new RpcRequestError({ method, network, details, cause })
}

function getMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
