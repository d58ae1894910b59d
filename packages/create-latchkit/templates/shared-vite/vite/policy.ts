type Environment = Readonly<Record<string, string | undefined>>

/**
 * Returns the Content-Security-Policy of the app: its own files, and the servers of the environment.
 *
 * @param nonce Of the inline scripts and styles of Vite's development server.
 */
export function createPolicy(env: Environment, nonce?: string): string {
  const inline = nonce ? [`'nonce-${nonce}'`] : []
  const gateway = toOrigin(env.VITE_GATEWAY_URL)
  const login = toOrigin(env.VITE_LOGIN_URL)
  const devnet = toOrigin(env.VITE_DEVNET_URL)
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline, ...devnet],
    'style-src': ["'self'", ...inline],
    'img-src': ["'self'", 'data:', ...gateway],
    'font-src': ["'self'"],
    // The relay of the gateway is a WebSocket. The RPC nodes of public chains have many hosts.
    'connect-src': nonce
      ? ["'self'", ...gateway, ...gateway.map(toSocket), ...toOrigin(env.VITE_RPC_URL), ...login]
      : ["'self'", 'https:', ...gateway, ...gateway.map(toSocket)],
    'frame-src': [...login, ...toOrigin(env.VITE_INBOX_URL)],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    ...(!nonce && { 'require-trusted-types-for': ["'script'"] }),
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.length > 0 ? values.join(' ') : "'none'"}`)
    .join('; ')
}

function toOrigin(url: string | undefined): readonly string[] {
  return url ? [new URL(url).origin] : []
}

function toSocket(origin: string): string {
  return origin.replace(/^http/, 'ws')
}
