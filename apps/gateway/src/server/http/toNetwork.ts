/**
 * Returns the prefix of an address that users see and that is stored: /24 of IPv4, /48 of IPv6.
 *
 * @param ip As `createClientAddress` returns it: an IPv4 address, or the /64 network of an IPv6 address.
 */
export function toNetwork(ip: string): string {
  const bytes = /^(\d+\.\d+\.\d+)\.\d+$/.exec(ip)?.[1]
  if (bytes !== undefined) return `${bytes}.0/24`
  const groups = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(ip)?.[1]
  return groups === undefined ? '' : `${groups}::/48`
}
