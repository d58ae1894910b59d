/**
 * Whether an origin matches a pattern of a project. `*` matches one label of the host, or any port. A pattern without a
 * scheme matches http and https; a pattern without a port matches the default port.
 */
export function matchesOrigin(pattern: string, origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const { protocol, hostname, port } = new URL(origin)
  const [, scheme, host = '', wantedPort = ''] =
    /^(?:(https?:)\/\/)?([^:/]+)(?::(\*|\d+))?$/i.exec(pattern) ?? []
  return (
    (protocol === 'http:' || protocol === 'https:') &&
    (scheme === undefined || scheme.toLowerCase() === protocol) &&
    (wantedPort === '*' || omitDefaultPort(wantedPort, protocol) === port) &&
    matchesHost(host.toLowerCase(), hostname)
  )
}

function matchesHost(pattern: string, hostname: string): boolean {
  const wanted = pattern.split('.')
  const labels = hostname.split('.')
  return (
    wanted.length === labels.length &&
    wanted.every((label, index) => label === '*' || label === labels[index])
  )
}

/** Returns an empty string for the default port of the scheme, as `URL` does. */
function omitDefaultPort(port: string, protocol: string): string {
  return (protocol === 'http:' && port === '80') || (protocol === 'https:' && port === '443') ? '' : port
}
