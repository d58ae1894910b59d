import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'
import proxyAddr from 'proxy-addr'
import { compileTrust } from '../../foundation/compileTrust.js'
import { GatewayError } from '../../foundation/GatewayError.js'
import { isLocalOrigin } from './isLocalOrigin.js'

/** The source address of a request. */
export type ClientAddress = {
  /** IP address; for IPv6 its /64 network, because one subscriber has a whole /64 and could bypass limits per address. */
  readonly ip: string
  /** The whole IPv6 address, if `ip` is its network. */
  readonly wholeIp?: string
  /** Whether the request certainly comes from this machine. Always false for a request that passed a proxy. */
  readonly isLocal: boolean
}

/** Returns the source address of a request. */
export type ReadClientAddress = (request: IncomingMessage) => ClientAddress

/** The settings for proxies and public addresses. */
export type AddressSettings = {
  /** Addresses of the operator's proxies. */
  readonly trustProxy: readonly string[]
  /** Public addresses of the gateway. */
  readonly publicUrl: readonly string[]
}

/** Headers that proxies add. A request that has one is not local, even if its proxy is not configured. */
const proxyHeaders = ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'] as const

/**
 * Creates the function that returns the address of a client.
 *
 * It reads `X-Forwarded-For` from right to left, as far as trusted proxies wrote it. If the header is absent or malformed,
 * it uses the address of the socket. If a proxy or a public address is configured, no request is local, because a proxy
 * on this machine that adds no header looks like a local program.
 *
 * @throws GatewayError if `trustProxy` has an invalid entry.
 */
export function createClientAddress({ trustProxy, publicUrl }: AddressSettings): ReadClientAddress {
  const isTrusted = compileTrust(trustProxy)
  if (!isTrusted)
    throw new GatewayError(
      'trustProxy must list the addresses of your proxies: IP addresses, CIDR ranges, loopback, linklocal or uniquelocal.',
    )
  const hasPublicAddress = publicUrl.some((url) => !isLocalOrigin(url))
  const canBeLocal = trustProxy.length === 0 && !hasPublicAddress
  return (request) => {
    const peer = request.socket.remoteAddress ?? ''
    const forwarded = proxyAddr.all(request, isTrusted).slice(1).at(-1)
    const address = (forwarded && stripPort(forwarded)) || peer
    const ip = toSubscriberNetwork(address)
    return {
      ...{ ip, ...(ip.endsWith('/64') && { wholeIp: address }) },
      isLocal: canBeLocal && isLoopback(peer) && !isProxied(request),
    }
  }
}

function isLoopback(address: string): boolean {
  return /^(::1$|(::ffff:)?127\.)/.test(address)
}

/** Whether a request passed a proxy. By default nginx uses HTTP/1.0 and adds no header. */
function isProxied({ headers, httpVersion }: IncomingMessage): boolean {
  return httpVersion === '1.0' || proxyHeaders.some((name) => headers[name] !== undefined)
}

/** Removes the port that some proxies append. Returns `undefined` if the rest is not an IP address. */
function stripPort(text: string): string | undefined {
  const [, v6, v4] = /^(?:\[(.+)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/.exec(text) ?? []
  const ip = v6 ?? v4 ?? text
  return isIP(ip) === 0 ? undefined : ip
}

/** Returns the /64 network of an IPv6 address, and an IPv4 address unchanged. */
function toSubscriberNetwork(address: string): string {
  const ip = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(ip) || ip.includes('.')) return ip
  const [head = '', tail = ''] = ip.split('::')
  const groups = (text: string) => text.split(':').filter(Boolean)
  const zeros = 8 - groups(head).length - groups(tail).length
  const all = [...groups(head), ...Array.from({ length: zeros }, () => '0'), ...groups(tail)]
  const network = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
