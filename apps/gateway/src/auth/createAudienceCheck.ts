import { networkInterfaces } from 'node:os'

/**
 * Makes the judge of audiences: the addresses this relay is reached at. The scheme does not count, since a proxy may
 * end TLS, nor does the path. The `Host` of a request is no proof: the sender of a stolen token chooses it.
 *
 * @param publicUrls Addresses the operator named.
 * @param port Where it listens; this machine's own addresses at this port are always right.
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

/** With the port written out; where the scheme could be either, both. */
function getHosts(url: string): string[] {
  if (!URL.canParse(url)) return []
  const { protocol, hostname, port } = new URL(url)
  if (port) return [`${hostname}:${port}`]
  if (!['ws:', 'wss:', 'http:', 'https:'].includes(protocol)) return []
  return [`${hostname}:443`, `${hostname}:80`]
}
