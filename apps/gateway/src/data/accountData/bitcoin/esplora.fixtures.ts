import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** CAIP-2 id. */
export const mainnet = 'bip122:000000000019d6689c085ae165831e93'
const mainnetHash = '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f'

/** Returns the answer to a path: text, JSON, the status of an error, or `undefined` for none at all. */
export type EsploraResponder = (path: string) => unknown

/**
 * Starts a server of Esplora's API. Returns its URL, and the paths of the requests, without those of the first block.
 *
 * @param options `firstBlock`: the answer to `/block-height/0`. Default: the hash of the first block of mainnet.
 */
export async function startEsplora(
  respond: EsploraResponder,
  { firstBlock = () => mainnetHash }: { readonly firstBlock?: () => string | number } = {},
): Promise<{
  readonly url: string
  readonly paths: readonly string[]
  readonly getNetworkReads: () => number
}> {
  const paths: string[] = []
  let networkReads = 0
  const server = createServer((request, response) => {
    const { url = '' } = request
    const isNetwork = url.includes('/block-height/0')
    if (isNetwork) networkReads += 1
    else paths.push(url)
    const answer = isNetwork ? firstBlock() : respond(url)
    if (answer === undefined) return
    if (typeof answer === 'number') response.writeHead(answer).end()
    else response.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/api/`, paths, getNetworkReads: () => networkReads }
}
