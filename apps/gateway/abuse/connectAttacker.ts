import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { WebSocket } from 'ws'
import { createIdentity, type Identity } from '../src/testing/identity.fixtures.js'
import type { Server } from './startServer.js'

/** A JSON-RPC response of the relay. */
export type RpcResponse = {
  readonly id?: unknown
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string }
}

/** A connection that sends any data, valid or invalid. */
export type Attacker = Identity & {
  readonly socket: WebSocket
  /** Calls a method of the relay. Resolves with `undefined` if the connection closes first. */
  readonly call: (method: string, params: unknown) => Promise<RpcResponse | undefined>
  /** The received messages. */
  readonly pushes: { readonly id: number; readonly params: { readonly data: { message: string } } }[]
  /** Resolves with the close code. */
  readonly closed: Promise<number>
}

/** Options of a connection. */
export type AttackerOptions = {
  readonly identity?: Identity
  /** Source address, sent in `X-Forwarded-For`. Has no effect unless the gateway trusts this machine as a proxy. */
  readonly address?: string
}

/** Creates a random topic. */
export function randomTopic(): string {
  return randomBytes(32).toString('hex')
}

/** Opens a WebSocket as a client does, with a valid token. */
export async function connectAttacker(
  { relayUrl }: Server,
  { identity = createIdentity(), address }: AttackerOptions = {},
): Promise<Attacker> {
  const query = new URLSearchParams({ auth: identity.token(relayUrl), projectId: 'abuse' })
  const headers = address === undefined ? {} : { 'x-forwarded-for': address }
  const socket = new WebSocket(`${relayUrl}/?${query}`, { headers, perMessageDeflate: false })
  const calls = new Map<unknown, (response: RpcResponse | undefined) => void>()
  const pushes: Attacker['pushes'] = []
  let lastId = 0
  socket.on('error', () => {})
  socket.on('message', (data) => {
    const message = JSON.parse(String(data))
    if (message.method === 'irn_subscription') pushes.push(message)
    // The relay responds with the id `null` to a request whose id it did not parse.
    else for (const id of message.id === null ? calls.keys() : [message.id]) calls.get(id)?.(message)
  })
  const closed = new Promise<number>((resolve) => socket.once('close', (code) => resolve(code)))
  void closed.then(() => {
    for (const resolve of calls.values()) resolve(undefined)
  })
  await Promise.race([once(socket, 'open'), closed])
  return {
    ...identity,
    socket,
    pushes,
    closed,
    call(method, params) {
      if (socket.readyState !== WebSocket.OPEN) return Promise.resolve(undefined)
      lastId += 1
      const id = lastId
      socket.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
      return new Promise((resolve) =>
        calls.set(id, (response) => {
          calls.delete(id)
          resolve(response)
        }),
      )
    },
  }
}
