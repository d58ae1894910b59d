/**
 * Whether a page's origin fits a pattern of a project. `*` stands for one label of the host, or for any port. A pattern
 * without scheme takes both; one without port takes the scheme's own.
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

/** As `URL` writes it: empty where it is the scheme's own. */
function omitDefaultPort(port: string, protocol: string): string {
  return (protocol === 'http:' && port === '80') || (protocol === 'https:' && port === '443') ? '' : port
}
