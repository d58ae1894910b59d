import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** The response of a fake node: a result, an error, an HTTP status, or none (`hang`). */
export type Answer =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string; readonly data?: unknown } }
  | { readonly text: string }
  | { readonly status: number }
  | 'hang'

/** Starts a fake node with scripted responses on a real socket, and closes it after the test. */
export async function fakeNode(
  answer: (method: string, params: readonly unknown[]) => Answer,
): Promise<{ readonly url: string; readonly asked: readonly string[] }> {
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    const { id, method, params } = JSON.parse(await bodyOf(request))
    asked.push(method)
    const given = answer(method, params)
    if (given === 'hang') return
    if ('status' in given) return void response.writeHead(given.status).end()
    const body = 'text' in given ? given.text : JSON.stringify({ jsonrpc: '2.0', id, ...given })
    response.writeHead(200, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}
