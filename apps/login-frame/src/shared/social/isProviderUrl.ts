/** Returns whether an address can belong to a provider: HTTPS, or HTTP on this device, for development. */
export function isProviderUrl({ protocol, hostname }: URL): boolean {
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost')
  return protocol === 'https:' || (protocol === 'http:' && isLoopback)
}
