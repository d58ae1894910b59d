import { compile } from 'proxy-addr'

/** First and last address of both families: an entry that trusts both of them trusts every address. */
const families = [
  ['0.0.0.0', '255.255.255.255'],
  ['::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
] as const

/**
 * Compiles a list of proxies into a function that returns whether an address is one of them.
 *
 * @param proxies IP addresses, CIDR ranges, `loopback`, `linklocal` or `uniquelocal`.
 * @returns `undefined` if an entry has no such form, or trusts every address.
 */
export function compileTrust(proxies: readonly string[]): ((address: string) => boolean) | undefined {
  try {
    const isAnyUnsafe = proxies.some((proxy) => {
      // Ambiguous: proxy-addr interprets a number as an IPv4 address, and Express as a number of proxies.
      if (/^\d+$/.test(proxy)) return true
      const trusts = compile([proxy])
      return families.some((ends) => ends.every((address) => trusts(address, 0)))
    })
    if (isAnyUnsafe) return undefined
    const trusts = compile([...proxies])
    return (address) => trusts(address, 0)
  } catch {
    return undefined
  }
}
