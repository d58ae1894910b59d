import { lookup } from 'node:dns/promises'
import { connect } from 'node:tls'
import { describeConnectionError } from '../../foundation/describeConnectionError.js'
import { isLocalOrigin } from '../../server/http/isLocalOrigin.js'
import { CheckError, type Finding, toFinding } from './Finding.js'
import { checkTimeoutMs, request } from './request.js'

const dayMs = 86_400_000
/** Certificates of Let's Encrypt are renewed 30 days before their end: one that ends sooner was not. */
const minValidDays = 14

/** Checks the DNS and the TLS of a public URL. */
export async function checkUrl(subject: string, url: string, now: () => number): Promise<readonly Finding[]> {
  const { protocol, hostname, port, origin } = new URL(url.replace(/^ws/, 'http'))
  const host = hostname.replace(/^\[|\]$/g, '')
  const dns = await toFinding(`${subject}, DNS`, async () => {
    try {
      return (await lookup(host, { all: true })).map(({ address }) => address).join(', ')
    } catch (error) {
      throw new CheckError(
        `${host} has no address (${describeConnectionError(error)}).`,
        `Create an A or AAAA record of ${host} with the address of your proxy.`,
      )
    }
  })
  if (dns.outcome !== 'ok') return [dns]
  const tls = await toFinding(`${subject}, TLS`, () => {
    if (protocol === 'https:') return checkCertificate(host, Number(port || 443), now)
    if (isLocalOrigin(origin)) return 'none, on this machine'
    throw new CheckError(
      'The URL is not encrypted.',
      'Put a proxy with TLS in front, and use its https: URL: browsers refuse other ones in secure pages.',
    )
  })
  return [dns, tls]
}

function checkCertificate(host: string, port: number, now: () => number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: host, timeout: checkTimeoutMs }, () => {
      const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - now()) / dayMs)
      socket.end()
      if (days >= minValidDays) return resolve(`valid for ${days} days`)
      reject(
        new CheckError(
          `The certificate ends in ${days} days.`,
          'Check that your proxy renews it.',
          'warning',
        ),
      )
    })
    const fail = (reason: string) => {
      socket.destroy()
      reject(
        new CheckError(
          `There is no valid TLS (${reason}).`,
          `Check that your proxy listens on port ${port}, and that its certificate names ${host} and comes with its intermediate certificates.`,
        ),
      )
    }
    socket.on('timeout', () => fail('no response in time'))
    socket.on('error', (error) => fail(describeConnectionError(error)))
  })
}

/** Checks that a server of this package responds at a URL, and keeps its metrics to itself. */
export async function checkHealth(subject: string, url: string): Promise<readonly Finding[]> {
  const base = url.replace(/^ws/, 'http').replace(/\/+$/, '')
  const fix = 'Start the program, and check that your proxy forwards all paths to its port.'
  const health = await toFinding(`${subject}, health`, async () => {
    const { status, text } = await request(`${base}/health`, { fix })
    if (status === 200) return 'it responds'
    throw new CheckError(
      `/health has the status ${status}${status === 503 ? ` (${text.slice(0, 200)})` : ''}.`,
      status === 503 ? 'Read the log of the program: a part that it needs is not available.' : fix,
    )
  })
  if (health.outcome !== 'ok' || isLocalOrigin(new URL(base).origin)) return [health]
  const metrics = await toFinding(`${subject}, metrics`, async () => {
    const { status } = await request(`${base}/metrics`, { fix })
    if (status !== 200) return `private (status ${status})`
    throw new CheckError(
      'Anybody can read /metrics.',
      'Set METRICS_TOKEN and TRUST_PROXY, and let your proxy answer /metrics with 403.',
    )
  })
  return [health, metrics]
}
