import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { pipeline } from 'node:stream'

/** A door that is open already, to a server that need not be there yet. */
export type Door = {
  readonly port: number
  /** Closes it, and what went through it. */
  readonly stop: () => Promise<void>
}

/**
 * Listens at once, and passes every connection on to the port that `target` resolves with, asked at the first connection.
 * Most runs use few of the chains: those they do not use cost nothing. A `target` that fails ends the connections.
 *
 * @param target Resolves with a port of this machine.
 * @param port Default 0: any free one.
 * @throws Error if the port is taken.
 */
export async function listenForUse(target: () => Promise<number>, port = 0): Promise<Door> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    target().then(
      (inner) => {
        const upstream = connect({ port: inner, host: '127.0.0.1' })
        // Each end's failure ends the other, which is all that can be done about it.
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
