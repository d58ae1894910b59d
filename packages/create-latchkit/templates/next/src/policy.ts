import { environment } from './environment'

const isDevelopment = process.env.NODE_ENV === 'development'

/** Returns the Content-Security-Policy of the app: its own files, and the servers of the environment. */
export function createPolicy(nonce: string): string {
  const gateway = toOrigin(environment.gatewayUrl)
  const login = toOrigin(environment.loginUrl)
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      `'nonce-${nonce}'`,
      ...toOrigin(environment.devnetUrl),
      // React shows the stack of an error of the server with it.
      ...(isDevelopment ? ["'unsafe-eval'"] : []),
    ],
    // The development server adds inline styles without a nonce.
    'style-src': ["'self'", isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:', ...gateway],
    'font-src': ["'self'"],
    // The relay of the gateway is a WebSocket. The RPC nodes of public chains have many hosts.
    'connect-src': isDevelopment
      ? ["'self'", 'ws:', ...gateway, ...toOrigin(environment.rpcUrl), ...login]
      : ["'self'", 'https:', ...gateway, ...gateway.map((origin) => origin.replace(/^http/, 'ws'))],
    'frame-src': [...login, ...toOrigin(environment.inboxUrl)],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.length > 0 ? values.join(' ') : "'none'"}`)
    .join('; ')
}

function toOrigin(url: string | undefined): readonly string[] {
  return url ? [new URL(url).origin] : []
}
