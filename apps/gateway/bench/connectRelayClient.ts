import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { WebSocket } from 'ws'
import { createIdentity } from '../src/testing/identity.fixtures.js'

const result = Buffer.from('"result":true')

/** Connects a client that costs as little as possible: it does not parse what it need not. */
export async function connectRelayClient(port: number) {
  const identity = createIdentity()
  const url = `ws://127.0.0.1:${port}`
  const query = new URLSearchParams({ auth: identity.token(url), projectId: 'bench' })
  const socket = new WebSocket(`${url}/?${query}`, { perMessageDeflate: false })
  const calls = new Map<number, (data: Buffer | undefined) => void>()
  let lastId = 0
  let count = 0
  let delivered = 0
  let topic = randomBytes(32).toString('hex')
  socket.on('message', (data: Buffer) => {
    // `{"id":1,…`
    let id = 0
    for (let at = 6; at < data.length; at++) {
      const digit = (data[at] ?? 0) - 48
      if (digit < 0 || digit > 9) break
      id = id * 10 + digit
    }
    const resolve = calls.get(id)
    if (resolve) {
      calls.delete(id)
      resolve(data)
      return
    }
    delivered += 1
    socket.send(`{"id":${id},"jsonrpc":"2.0","result":true}`)
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    for (const resolve of calls.values()) resolve(undefined)
  })
  await once(socket, 'open')

  function call(method: string, params: string): Promise<Buffer> {
    lastId += 1
    const id = lastId
    socket.send(`{"id":${id},"jsonrpc":"2.0","method":"${method}","params":${params}}`)
    return new Promise((resolve, reject) =>
      calls.set(id, (data) => (data ? resolve(data) : reject(new Error('The connection was closed')))),
    )
  }

  return {
    get topic() {
      return topic
    },
    changeTopic() {
      topic = randomBytes(32).toString('hex')
    },
    count: () => count,
    delivered: () => delivered,
    terminate: () => socket.terminate(),
    /** Returns the message when it is acknowledged. */
    async publish(bytes: number): Promise<string> {
      count += 1
      const message = `${identity.clientId} ${count}`.padEnd(bytes, '.')
      const answer = await call(
        'irn_publish',
        `{"topic":"${topic}","message":"${message}","ttl":300,"tag":1108}`,
      )
      if (!answer.includes(result)) throw new Error(`The relay refused a message: ${answer}`)
      return message
    },
    subscribe: (topic: string) => call('irn_subscribe', JSON.stringify({ topic })),
    /** Returns all messages of a topic. */
    async fetchAll(topic: string): Promise<ReadonlySet<string>> {
      const messages = new Set<string>()
      for (;;) {
        const { result } = JSON.parse(String(await call('irn_fetchMessages', JSON.stringify({ topic }))))
        for (const { message } of result.messages) messages.add(message)
        if (!result.hasMore) return messages
      }
    },
  }
}
