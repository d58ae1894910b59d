import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { type PageScriptOptions, readPageScript } from '@latchkit/test/source/foundation/readPageScript'
import * as z from 'zod/mini'
import { createRequestServer } from '../../foundation/createRequestServer.js'
import { createPortTakenError, DevnetError } from '../../foundation/DevnetError.js'
import type { Phone } from '../Phone.js'
import { toPhoneView } from './toPhoneView.js'

/** The web page of a phone's screen. */
export type PhonePage = {
  /** `http://127.0.0.1:8788`: the page for the user. */
  readonly url: string
  /** Target of a wallet's universal link: a dapp appends `/wc?uri=…`. `?uri=…` works too. */
  readonly link: string
  readonly stop: () => Promise<void>
}

/** How the script of the page is built. */
export const phoneScriptOptions: PageScriptOptions = { format: 'esm' }

const paths = ['/', '/phone', '/phone/', '/phone/wc', '/wc']
const commands = {
  '/pair': z.object({ uri: z.string() }),
  '/answer': z.object({ id: z.number(), answer: z.enum(['approve', 'reject']) }),
  '/disconnect': z.object({}),
  '/account': z.object({ index: z.int().check(z.nonnegative()) }),
  '/chain': z.object({ id: z.int().check(z.positive()) }),
  '/network': z.object({ online: z.boolean() }),
} as const

/**
 * Serves the screen of a phone on this machine: the page, its view as server-sent events, and commands. Commands of
 * other origins are rejected.
 *
 * @throws DevnetError if the port is in use.
 */
export async function startPhonePage(phone: Phone, port = 0): Promise<PhonePage> {
  const files = readFiles()
  const server = createRequestServer(async (request, response, { pathname }) => {
    try {
      await answer(request, response, pathname)
    } catch (error) {
      if (response.headersSent) throw error
      respond(response, 400, 'text/plain', error instanceof Error ? error.message : String(error))
    }
  })

  async function answer(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
    if (!isSameOrigin(request, getPort()))
      return respond(response, 403, 'text/plain', 'Commands must come from the page of the phone.')
    if (request.method === 'POST' && isCommand(pathname)) {
      await command(pathname, await json(request))
      return respond(response, 204, 'text/plain', '')
    }
    if (pathname === '/state') return stream(response)
    const file = files[paths.includes(pathname) ? '/' : pathname]
    if (file) respond(response, 200, file.type, file.text)
    else respond(response, 404, 'text/plain', 'Not found.')
  }

  async function command(pathname: keyof typeof commands, body: unknown): Promise<void> {
    if (pathname === '/pair') return phone.pair(commands['/pair'].parse(body).uri.trim())
    if (pathname === '/disconnect') return phone.disconnect()
    if (pathname === '/answer') {
      const { id, answer } = commands['/answer'].parse(body)
      return answer === 'approve' ? phone.approve(id) : phone.reject(id)
    }
    // Dapps are notified later, in order: the screen does not wait.
    if (pathname === '/account') return phone.set({ accountIndex: commands['/account'].parse(body).index })
    if (pathname === '/chain') return phone.set({ chainId: commands['/chain'].parse(body).id })
    return commands['/network'].parse(body).online ? phone.goOnline() : phone.goOffline()
  }

  function stream(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    const send = () => void response.write(`data: ${JSON.stringify(toPhoneView(phone))}\n\n`)
    send()
    response.once('close', phone.subscribe(send))
  }

  const getPort = () => (server.address() as AddressInfo).port
  server.listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE')
      throw createPortTakenError(port, "the phone's page", cause)
    throw new DevnetError("The phone's page cannot be served.", { cause })
  }
  const url = `http://127.0.0.1:${getPort()}`
  return {
    url,
    link: `${url}/phone`,
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

function isCommand(pathname: string): pathname is keyof typeof commands {
  return Object.hasOwn(commands, pathname)
}

/** Returns whether host and origin are the page's. Protects against DNS rebinding and cross-site requests. */
function isSameOrigin({ headers, method }: IncomingMessage, port: number): boolean {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`]
  if (!hosts.includes(headers.host ?? '')) return false
  return method === 'GET' || headers.origin === `http://${headers.host}`
}

function readFiles(): Readonly<Record<string, { readonly type: string; readonly text: string }>> {
  return {
    '/': { type: 'text/html', text: readFileSync(new URL('phone.html', import.meta.url), 'utf8') },
    '/phone.css': { type: 'text/css', text: readFileSync(new URL('phone.css', import.meta.url), 'utf8') },
    '/phone.js': {
      type: 'text/javascript',
      text: readPageScript(new URL('browser.ts', import.meta.url), phoneScriptOptions),
    },
  }
}

function respond(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'",
    'referrer-policy': 'no-referrer',
  })
  response.end(text)
}
