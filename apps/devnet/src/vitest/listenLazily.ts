import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { pipeline } from 'node:stream'

/** An open port whose server starts on the first connection. */
export type LazyPort = {
  readonly port: number
  /** Closes the port and its connections. */
  readonly stop: () => Promise<void>
}

/**
 * Listens at once and forwards connections to the port of `target`, which is called on the first connection. Unused
 * chains therefore never start. If `target` fails, connections close.
 *
 * @param target Resolves with a port of this machine.
 * @param port Default 0: any free port.
 * @throws Error if the port is in use.
 */
export async function listenLazily(target: () => Promise<number>, port = 0): Promise<LazyPort> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    target().then(
      (inner) => {
        const upstream = connect({ port: inner, host: '127.0.0.1' })
        // A failure of one end closes the other.
        pipeline(socket, upstream, socket, () => {})
      },
      () => socket.destroy(),
    )
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
