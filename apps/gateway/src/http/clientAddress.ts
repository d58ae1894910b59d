import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/** Where a request comes from. */
export type ClientAddress = {
  /** Of IPv6 its network: one line has a whole /64, and limits by address would mean nothing to it. */
  readonly ip: string
  /** Whether it surely comes from this machine: nothing that passed a proxy does. */
  readonly isLocal: boolean
}

/** What a proxy of the same machine, forgotten in the settings, gives itself away by. */
const proxyHeaders = ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'] as const

/**
 * Finds out where a request comes from.
 *
 * @param trustProxy Whether a proxy of the operator's stands in front; the address it saw is the last of its header.
 */
export function clientAddress(request: IncomingMessage, trustProxy: boolean): ClientAddress {
  const peer = request.socket.remoteAddress ?? ''
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
  const isForwarded = proxyHeaders.some((name) => request.headers[name] !== undefined)
  const last = forwarded.split(',').at(-1)?.trim()
  return {
    ip: networkOf((trustProxy && last) || peer),
    isLocal: !isForwarded && /^(::1|(::ffff:)?127\.)/.test(peer),
  }
}

function networkOf(given: string): string {
  // Some proxies name the port as well.
  const [, v6, v4] = /^(?:\[(.+)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/.exec(given) ?? []
  const ip = v6 ?? v4 ?? given
  if (!isIPv6(ip) || ip.includes('.')) return ip
  const [head = '', tail = ''] = ip.split('::')
  const groups = (text: string) => text.split(':').filter(Boolean)
  const zeros = 8 - groups(head).length - groups(tail).length
  const all = [...groups(head), ...Array.from({ length: zeros }, () => '0'), ...groups(tail)]
  const network = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
