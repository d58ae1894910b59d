import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import { headerPolicy } from '../build/publishPages.js'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.md': 'text/markdown; charset=utf-8',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
}

/** A running server of static files. */
type StaticServer = { readonly url: string; close(): void }

/** Serves a built site from a free port of this machine, with the policy of its `_headers`. */
export async function servePages(
  folder: string,
  headers: Record<string, string> = siteHeaders,
): Promise<StaticServer> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname))
    const file = [join(folder, path), join(folder, path, 'index.html')].find(
      (name) => existsSync(name) && statSync(name).isFile(),
    )
    if (!file) return response.writeHead(404).end()
    const type = types[extname(file)] ?? 'application/octet-stream'
    // As hosts of static files do.
    const isText = /^text|javascript|svg/.test(type)
    response.writeHead(200, {
      ...headers,
      'content-type': type,
      ...(isText && { 'content-encoding': 'gzip' }),
    })
    response.end(isText ? gzipSync(readFileSync(file)) : readFileSync(file))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const siteHeaders = { 'content-security-policy': headerPolicy }
