import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { type GatewayOptions, startGateway } from '../startGateway.js'

/** A gateway whose clock stands still, so that a spent limit stays spent. */
async function start(options: GatewayOptions) {
  const gateway = await startGateway({
    addressBurst: 3,
    addressPerSecond: 1,
    now: () => 1_800_000_000_000,
    projects: [{ id: 'test', allowedOrigins: [] }],
    ...options,
  })
  onTestFinished(gateway.stop)
  /** Sends a request as nginx does by default: HTTP/1.0, its upstream as the host, no header of its own. */
  const throughNginx = async (path: string, httpVersion = '1.0', ...headers: readonly string[]) => {
    const socket = connect(gateway.port, '127.0.0.1')
    const lines = [`GET ${path} HTTP/${httpVersion}`, `Host: 127.0.0.1:${gateway.port}`, 'Connection: close']
    socket.end(`${[...lines, ...headers].join('\r\n')}\r\n\r\n`)
    return Number((await text(socket)).split(' ')[1])
  }
  return { ...gateway, throughNginx }
}

/** The statuses of four requests, one more than an address may send at once. */
async function fourTimes(send: () => Promise<number>) {
  return [await send(), await send(), await send(), await send()]
}

test.each<[string, GatewayOptions]>([
  ['TRUST_PROXY lists it', { trustProxy: ['loopback'] }],
  ['only PUBLIC_URL is set', { publicUrl: ['https://relay.example.com'] }],
  ['nothing is set', {}],
])(
  "behavior: behind nginx's defaults metrics are not public and limits hold: %s",
  async (_name, options) => {
    const { throughNginx } = await start(options)
    expect(await throughNginx('/metrics')).toBe(403)
    expect((await fourTimes(() => throughNginx('/health'))).at(-1)).toBe(429)
  },
  60_000,
)

test.each<[string, GatewayOptions]>([
  ['TRUST_PROXY lists it', { trustProxy: ['loopback'] }],
  ['only PUBLIC_URL is set', { publicUrl: ['https://relay.example.com'] }],
])(
  'behavior: the same with HTTP/1.1, as WebSockets need: %s',
  async (_name, options) => {
    const { throughNginx } = await start(options)
    expect(await throughNginx('/metrics', '1.1')).toBe(403)
    expect((await fourTimes(() => throughNginx('/health', '1.1'))).at(-1)).toBe(429)
  },
  60_000,
)

test('behavior: a client that is not a listed proxy cannot choose its address', async () => {
  const { url } = await start({ trustProxy: ['192.0.2.1'] })
  let lastByte = 0
  const spoof = async () => {
    lastByte += 1
    const headers = { 'x-forwarded-for': `9.9.9.${lastByte}` }
    return (await fetch(`${url}/health`, { headers })).status
  }
  expect(await fourTimes(spoof)).toEqual([200, 200, 200, 429])
}, 60_000)

test('behavior: a malformed X-Forwarded-For gives no new limit', async () => {
  const { url } = await start({ trustProxy: ['loopback'] })
  let count = 0
  const spoof = async () => {
    count += 1
    return (await fetch(`${url}/health`, { headers: { 'x-forwarded-for': `client-${count}` } })).status
  }
  expect(await fourTimes(spoof)).toEqual([200, 200, 200, 429])
}, 60_000)

test('error: a program that passes trustProxy: true', async () => {
  // What a program in JavaScript can pass.
  const options = { trustProxy: true } as unknown as GatewayOptions
  await expect(startGateway(options)).rejects.toThrow('trustProxy must list the addresses of your proxies')
})
