import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { WebSocket } from 'ws'
import { createIdentity, type Identity } from '../src/testing/identity.fixtures.js'
import type { Server } from './startServer.js'

/** An answer of the relay. */
export type Reply = {
  readonly id?: unknown
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string }
}

/** A connection that sends exactly what a scenario gives it, valid or invalid. */
export type Attacker = Identity & {
  readonly socket: WebSocket
  /** Calls a method of the relay; resolves with `undefined` where the connection ends first. */
  readonly call: (method: string, params: unknown) => Promise<Reply | undefined>
  /** Messages it was sent. */
  readonly pushes: { readonly id: number; readonly params: { readonly data: { message: string } } }[]
  /** Resolves with the close code. */
  readonly closed: Promise<number>
}

/** Options of a connection. */
export type AttackerOptions = {
  readonly identity?: Identity
  /** An address to pretend to come from: the gateway must have been started with a trusted proxy for it to count. */
  readonly address?: string
}

/** A topic of its own. */
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
  const calls = new Map<unknown, (reply: Reply | undefined) => void>()
  const pushes: Attacker['pushes'] = []
  let lastId = 0
  socket.on('error', () => {})
  socket.on('message', (data) => {
    const message = JSON.parse(String(data))
    if (message.method === 'irn_subscription') pushes.push(message)
    // A call whose id the relay did not read is answered with `null`.
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
        calls.set(id, (reply) => {
          calls.delete(id)
          resolve(reply)
        }),
      )
    },
  }
}
