import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { check, type Scenario } from '../Scenario.js'
import type { Server } from '../startServer.js'

const requests = 60
const burst = 20
const limits = { ADDRESS_BURST: String(burst), ADDRESS_PER_SECOND: '1' }
const configurations = [
  {
    env: { TRUST_PROXY: 'loopback' },
    header: 'malformed',
    forwardedFor: (index: number) => `client-${index}`,
  },
  {
    env: { TRUST_PROXY: '192.0.2.1' },
    header: 'spoofed',
    forwardedFor: (index: number) => `198.51.100.${index}`,
  },
  {
    env: { PUBLIC_URL: 'https://relay.example.com' },
    header: 'spoofed',
    forwardedFor: (index: number) => `198.51.100.${index}`,
  },
]

/** Sends requests that each have a different `X-Forwarded-For`. Returns the number refused by a limit. */
async function countRefused({ url }: Server, forwardedFor: (index: number) => string): Promise<number> {
  const statuses: number[] = []
  for (let index = 0; index < requests; index += 1) {
    const response = await fetch(`${url}/health`, { headers: { 'x-forwarded-for': forwardedFor(index) } })
    await response.arrayBuffer()
    statuses.push(response.status)
  }
  return statuses.filter((status) => status === 429).length
}

/** Requests the metrics as nginx forwards a request by default: without headers that name the client. */
async function getMetricsStatus({ port }: Server, httpVersion: string): Promise<number> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET /metrics HTTP/${httpVersion}\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`)
  return Number((await text(socket)).split(' ')[1])
}

export const scenario: Scenario = {
  name: 'ignores spoofed X-Forwarded-For and keeps metrics private behind a proxy',
  maxSeconds: 180,
  async run({ start }) {
    const counts: number[] = []
    for (const { env, header, forwardedFor } of configurations) {
      const server = await start({ env: { ...limits, ...env } })
      for (const httpVersion of ['1.0', '1.1']) {
        const status = await getMetricsStatus(server, httpVersion)
        check(status === 403, `/metrics returned ${status} with ${JSON.stringify(env)}, HTTP/${httpVersion}`)
      }
      const refused = await countRefused(server, forwardedFor)
      check(
        refused >= requests / 2,
        `only ${refused} of ${requests} requests with ${header} addresses were refused`,
      )
      counts.push(refused)
      await server.stop()
    }
    const error = await start({ env: { TRUST_PROXY: 'true' } }).then(
      () => undefined,
      (reason: Error) => reason,
    )
    check(error?.message.includes('TRUST_PROXY') === true, 'the gateway started with TRUST_PROXY=true')
    return `${counts.join(', ')} of ${requests} requests refused; /metrics 403; TRUST_PROXY=true refused`
  },
}
