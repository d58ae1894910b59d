import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A proxy in front of a server that counts connections. */
export type Proxy = {
  readonly port: number
  /** Total number of connections. */
  readonly made: number
  /** Number of open connections. */
  readonly open: number
  /** Resolves once no connection is open. */
  readonly untilNone: () => Promise<void>
}

/** Starts a proxy to the server of a port until the test ends. `origin`: the Origin header to set. */
export async function startProxy(
  getPort: () => number,
  { origin, port = 0 }: { readonly origin?: string | undefined; readonly port?: number } = {},
): Promise<Proxy> {
  const open = new Set<Socket>()
  let made = 0
  let look = () => {}
  const server = createServer((client) => {
    made += 1
    open.add(client)
    const upstream = connect(getPort(), '127.0.0.1')
    client.once('data', (head) => {
      const text = head.toString('latin1')
      upstream.write(origin ? text.replace('\r\n', `\r\nOrigin: ${origin}\r\n`) : text, 'latin1')
      client.pipe(upstream)
    })
    upstream.pipe(client)
    client.on('error', () => upstream.destroy())
    upstream.on('error', () => client.destroy())
    client.on('close', () => {
      open.delete(client)
      look()
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    for (const client of open) client.destroy()
  })
  return {
    port: (server.address() as AddressInfo).port,
    get made() {
      return made
    },
    get open() {
      return open.size
    },
    untilNone: () =>
      new Promise((resolve) => {
        look = () => open.size === 0 && resolve()
        look()
      }),
  }
}
