import { networkInterfaces } from 'node:os'

/**
 * Creates the function that returns whether the audience of a token is an address of this relay. Ignores the scheme,
 * because a proxy may terminate TLS, and the path. Does not use the `Host` header, which the sender of a stolen token
 * controls.
 *
 * @param publicUrls The configured public addresses.
 * @param port The port of the relay. This machine's addresses with this port are always accepted.
 */
export function createAudienceCheck(
  publicUrls: readonly string[],
  port: number,
): (audience: string) => boolean {
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  const names = [
    'localhost',
    '127.0.0.1',
    '[::1]',
    ...own.map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address)),
  ]
  const hosts = new Set([
    ...publicUrls.flatMap((url) => getHosts(url)),
    ...names.map((name) => `${name}:${port}`),
  ])
  return (audience) => getHosts(audience).some((host) => hosts.has(host))
}

/** Returns host and port. Without a port in the URL, returns both default ports, because the scheme is ignored. */
function getHosts(url: string): string[] {
  if (!URL.canParse(url)) return []
  const { protocol, hostname, port } = new URL(url)
  if (port) return [`${hostname}:${port}`]
  if (!['ws:', 'wss:', 'http:', 'https:'].includes(protocol)) return []
  return [`${hostname}:443`, `${hostname}:80`]
}
