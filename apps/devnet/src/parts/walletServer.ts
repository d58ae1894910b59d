import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRequestServer } from '../foundation/createRequestServer.js'
import { createPortTakenError, DevnetError } from '../foundation/DevnetError.js'

/** A running server of static files. */
export type WalletServer = {
  /** Without trailing slash. */
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Options of the file server. */
export type WalletServerOptions = {
  /** `0` for any free port. */
  readonly port: number
  /** Content by path. */
  readonly files: Readonly<Record<string, { readonly type: string; readonly text: string }>>
}

/**
 * Serves the wallet script and other devnet files, with CORS for any origin.
 *
 * @throws DevnetError if the port is in use.
 */
export async function startWalletServer({ port, files }: WalletServerOptions): Promise<WalletServer> {
  const server = createRequestServer((_request, response, { pathname }) => {
    const file = Object.hasOwn(files, pathname) ? files[pathname] : undefined
    if (file) respond(response, 200, file.type, file.text)
    else respond(response, 404, 'text/plain', `Not found. Available: ${Object.keys(files).join(', ')}`)
  })
  server.listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE')
      throw createPortTakenError(port, 'the wallet script', cause)
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

function respond(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  })
  response.end(text)
}
