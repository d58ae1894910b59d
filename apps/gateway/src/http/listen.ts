import type { Server } from 'node:http'
import { GatewayError } from '../GatewayError.js'

/**
 * Starts listening.
 *
 * @returns The port; the one asked for, or a free one for 0.
 * @throws GatewayError if the port is taken or may not be used.
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
  if (code === 'EADDRINUSE') return 'something listens there already: stop it, or set PORT'
  if (code === 'EACCES') return 'this user may not: set PORT to one above 1023'
  return cause.message
}
