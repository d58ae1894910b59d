import type { Server } from 'node:http'
import { GatewayError } from '../../foundation/GatewayError.js'

/**
 * Starts a server.
 *
 * @returns The port; a free one if `port` is 0.
 * @throws GatewayError if the port is in use or not permitted.
 */
export async function listen(server: Server, host: string, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) =>
      reject(
        new GatewayError(`Port ${port} of ${host} cannot be used (${describeListenError(cause)}).`, {
          cause,
        }),
      ),
    )
    server.listen({ host, port }, resolve)
  })
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}

function describeListenError(cause: Error): string {
  const code = 'code' in cause ? cause.code : undefined
  if (code === 'EADDRINUSE') return 'another program listens on it: stop that program, or set PORT'
  if (code === 'EACCES') return 'this user is not permitted to use it: set PORT to a value above 1023'
  return cause.message
}
