import { type AddressInfo, connect, createServer } from 'node:net'
import { onTestFinished } from 'vitest'

/** Stands before a server and says of every request that it came from a page of that origin: a process has none. */
export async function startOriginProxy(origin: string, portOf: () => number): Promise<number> {
  const server = createServer((client) => {
    const upstream = connect(portOf(), '127.0.0.1')
    client.once('data', (head) => {
      upstream.write(head.toString('latin1').replace('\r\n', `\r\nOrigin: ${origin}\r\n`), 'latin1')
      client.pipe(upstream)
    })
    upstream.pipe(client)
    client.on('error', () => upstream.destroy())
    upstream.on('error', () => client.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}
