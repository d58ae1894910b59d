import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { names } from '../contracts/ens.js'
import { createRequestServer } from '../createRequestServer.js'

/** A running server of images. */
export type ImageServer = {
  /** Without trailing slash. */
  readonly url: string
  readonly host: string
  readonly stop: () => void
}

/** Starts a server at the paths of an IPFS gateway, which serves the images of the devnet's names. */
export async function startImageServer(): Promise<ImageServer> {
  const image = await readFile(new URL('../images/alice.png', import.meta.url))
  const paths = new Set(names.map(({ avatar }) => avatar.replace('ipfs://', '/ipfs/')))
  const server = createRequestServer((_request, response, { pathname }) => {
    if (!paths.has(pathname)) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'image/png' }).end(image)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: `http://${host}`,
    host,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
