/**
 * Whether users may be sent to a URL of a provider: its host must be one that the operator has configured, and its scheme
 * `https:`. A provider on this machine may use `http:`.
 */
export function isAllowedUrl(text: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  if (url.username !== '' || url.password !== '') return false
  return (url.protocol === 'https:' || isLoopback(url)) && hosts.includes(url.host)
}

/** Whether a URL is on this machine, where nothing can read the traffic. */
export function isLoopback({ protocol, hostname }: URL): boolean {
  return (
    protocol === 'http:' && (hostname === '127.0.0.1' || hostname === 'localhost' || hostname === '[::1]')
  )
}
