import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'
import proxyAddr from 'proxy-addr'
import { GatewayError } from '../GatewayError.js'
import { isLocalOrigin } from '../projects/isLocalOrigin.js'
import { compileTrust } from './compileTrust.js'

/** Where a request comes from. */
export type ClientAddress = {
  /** Of IPv6 its network: one line has a whole /64, and limits by address would mean nothing to it. */
  readonly ip: string
  /** Whether it surely comes from this machine: nothing that passed a proxy does. */
  readonly isLocal: boolean
}

/** Reads where a request comes from. */
export type ReadClientAddress = (request: IncomingMessage) => ClientAddress

/** The settings that say what stands between the gateway and its clients. */
export type AddressSettings = {
  /** Addresses of the operator's proxies. */
  readonly trustProxy: readonly string[]
  /** Addresses clients reach the gateway at. */
  readonly publicUrl: readonly string[]
}

/** Headers that proxies add. A request that has one is not local, even if its proxy is not configured. */
const proxyHeaders = ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'] as const

/**
 * Creates the function that reads the address of a client.
 *
 * `X-Forwarded-For` counts only as far as trusted proxies wrote it, from right to left. Otherwise, and where it is
 * malformed, the address is that of the socket. Once a proxy or a public address is configured no request is local: a
 * proxy on this machine that adds no header looks the same as a local program.
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
    return {
      ip: toNetwork((forwarded && stripPort(forwarded)) || peer),
      isLocal: canBeLocal && isLoopback(peer) && !isProxied(request),
    }
  }
}

function isLoopback(address: string): boolean {
  return /^(::1$|(::ffff:)?127\.)/.test(address)
}

/** HTTP/1.0 is what nginx speaks to its upstream by default, without any header of its own. */
function isProxied({ headers, httpVersion }: IncomingMessage): boolean {
  return httpVersion === '1.0' || proxyHeaders.some((name) => headers[name] !== undefined)
}

/** Some proxies append the port. Returns `undefined` for what is not an IP address. */
function stripPort(text: string): string | undefined {
  const [, v6, v4] = /^(?:\[(.+)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/.exec(text) ?? []
  const ip = v6 ?? v4 ?? text
  return isIP(ip) === 0 ? undefined : ip
}

function toNetwork(given: string): string {
  const ip = given.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(ip) || ip.includes('.')) return ip
  const [head = '', tail = ''] = ip.split('::')
  const groups = (text: string) => text.split(':').filter(Boolean)
  const zeros = 8 - groups(head).length - groups(tail).length
  const all = [...groups(head), ...Array.from({ length: zeros }, () => '0'), ...groups(tail)]
  const network = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
