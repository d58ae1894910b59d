import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRequestServer } from '../createRequestServer.js'
import { DevnetError, portTaken } from '../DevnetError.js'

/** A running server of the devnet's files. */
export type WalletServer = {
  /** Without a slash at the end. */
  readonly url: string
  readonly stop: () => Promise<void>
}

/** What the server serves. */
export type WalletServerOptions = {
  /** `0` for any free port. */
  readonly port: number
  /** The text of each path. */
  readonly files: Readonly<Record<string, { readonly type: string; readonly text: string }>>
}

/**
 * Serves the wallet script, and what else a page may fetch from the devnet, to pages of any origin.
 *
 * @throws DevnetError if the port is taken.
 */
export async function startWalletServer({ port, files }: WalletServerOptions): Promise<WalletServer> {
  const server = createRequestServer((_request, response, { pathname }) => {
    const file = Object.hasOwn(files, pathname) ? files[pathname] : undefined
    if (file) send(response, 200, file.type, file.text)
    else send(response, 404, 'text/plain', `Not here. There is: ${Object.keys(files).join(', ')}\n`)
  })
  server.listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE')
      throw portTaken(port, 'the wallet script', cause)
    throw new DevnetError('The wallet script cannot be served.', { cause })
  }

  const { port: given } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${given}`,
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

function send(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  })
  response.end(text)
}
