import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { type GatewayOptions, startGateway } from '../../app/startGateway.js'

/** Starts a gateway whose clock does not advance, so that token buckets do not refill. */
async function start(options: GatewayOptions) {
  const gateway = await startGateway({
    addressBurst: 3,
    addressPerSecond: 1,
    now: () => 1_800_000_000_000,
    projects: [{ id: 'test', allowedOrigins: [] }],
    ...options,
  })
  onTestFinished(gateway.stop)
  /** Sends a request as nginx does by default: HTTP/1.0, the upstream as the host, and no additional header. */
  const throughNginx = async (path: string, httpVersion = '1.0', ...headers: readonly string[]) => {
    const socket = connect(gateway.port, '127.0.0.1')
    const lines = [`GET ${path} HTTP/${httpVersion}`, `Host: 127.0.0.1:${gateway.port}`, 'Connection: close']
    socket.end(`${[...lines, ...headers].join('\r\n')}\r\n\r\n`)
    return Number((await text(socket)).split(' ')[1])
  }
  return { ...gateway, throughNginx }
}

/** Returns the statuses of four requests, one more than the burst of an address. */
async function sendFour(send: () => Promise<number>) {
  return [await send(), await send(), await send(), await send()]
}

test.each<[string, GatewayOptions]>([
  ['TRUST_PROXY lists it', { trustProxy: ['loopback'] }],
  ['only PUBLIC_URL is set', { publicUrl: ['https://relay.example.com'] }],
  ['neither is set', {}],
])(
  'behavior: behind nginx with its defaults, /metrics is refused and limits apply: %s',
  async (_name, options) => {
    const { throughNginx } = await start(options)
    expect(await throughNginx('/metrics')).toBe(403)
    expect((await sendFour(() => throughNginx('/health'))).at(-1)).toBe(429)
  },
)

test.each<[string, GatewayOptions]>([
  ['TRUST_PROXY lists it', { trustProxy: ['loopback'] }],
  ['only PUBLIC_URL is set', { publicUrl: ['https://relay.example.com'] }],
])(
  'behavior: behind nginx with HTTP/1.1, /metrics is refused and limits apply: %s',
  async (_name, options) => {
    const { throughNginx } = await start(options)
    expect(await throughNginx('/metrics', '1.1')).toBe(403)
    expect((await sendFour(() => throughNginx('/health', '1.1'))).at(-1)).toBe(429)
  },
)

test('behavior: a client that is not a listed proxy cannot choose its address', async () => {
  const { url } = await start({ trustProxy: ['192.0.2.1'] })
  let lastByte = 0
  const spoof = async () => {
    lastByte += 1
    const headers = { 'x-forwarded-for': `9.9.9.${lastByte}` }
    return (await fetch(`${url}/health`, { headers })).status
  }
  expect(await sendFour(spoof)).toEqual([200, 200, 200, 429])
}, 180_000)

test('behavior: malformed X-Forwarded-For headers share one limit', async () => {
  const { url } = await start({ trustProxy: ['loopback'] })
  let count = 0
  const spoof = async () => {
    count += 1
    return (await fetch(`${url}/health`, { headers: { 'x-forwarded-for': `client-${count}` } })).status
  }
  expect(await sendFour(spoof)).toEqual([200, 200, 200, 429])
}, 180_000)

test('error: refuses trustProxy: true', async () => {
  // JavaScript callers can pass a value of the wrong type.
  const options = { trustProxy: true } as unknown as GatewayOptions
  await expect(startGateway(options)).rejects.toThrow('trustProxy must list the addresses of your proxies')
})
