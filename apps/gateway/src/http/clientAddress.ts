import type { IncomingMessage } from 'node:http'

/** Where a request comes from. */
export type ClientAddress = {
  readonly ip: string
  /** Whether it surely comes from this machine: nothing that passed a proxy does. */
  readonly isLocal: boolean
}

/**
 * Finds out where a request comes from.
 *
 * @param trustProxy Whether a proxy of the operator's stands in front; the address it saw is the last of its header.
 */
export function clientAddress(request: IncomingMessage, trustProxy: boolean): ClientAddress {
  const peer = request.socket.remoteAddress ?? ''
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
  const isForwarded = forwarded !== '' || request.headers.forwarded !== undefined
  const last = forwarded.split(',').at(-1)?.trim()
  return {
    ip: (trustProxy && last) || peer,
    isLocal: !isForwarded && /^(::1|(::ffff:)?127\.)/.test(peer),
  }
}
