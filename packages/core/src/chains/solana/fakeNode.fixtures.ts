import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** The response of a fake node: a result, an error, an HTTP status, or none (`hang`). */
export type Answer =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string; readonly data?: unknown } }
  | { readonly text: string }
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  | 'hang'

/** A JSON-RPC call of a request. */
type Call = { readonly id: unknown; readonly method: string; readonly params: readonly unknown[] }

/**
 * Starts a fake node with scripted responses on a real socket, and closes it after the test. It answers batches, and `eth_chainId`
 * with `chainId`; `asked` has the methods of the other calls.
 */
export async function fakeNode(
  answer: (method: string, params: readonly unknown[]) => Answer,
  { chainId = '0x1' }: { readonly chainId?: string } = {},
): Promise<{ readonly url: string; readonly asked: readonly string[] }> {
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    const body: Call | readonly Call[] = JSON.parse(await bodyOf(request))
    const answers: object[] = []
    for (const { id, method, params } of [body].flat()) {
      if (method !== 'eth_chainId') asked.push(method)
      const given = method === 'eth_chainId' ? { result: chainId } : answer(method, params)
      if (given === 'hang') return
      if ('status' in given) return void response.writeHead(given.status, given.headers).end()
      if ('text' in given) return void response.writeHead(200).end(given.text)
      answers.push({ jsonrpc: '2.0', id, ...given })
    }
    const text = JSON.stringify(Array.isArray(body) ? answers : answers[0])
    response.writeHead(200, { 'content-type': 'application/json' }).end(text)
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
