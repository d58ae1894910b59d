/** The state of a login with a provider: `<flow>.<origin of the app, base64url>.<random>`. */
export type LoginState = {
  readonly state: string
  /** The origin of the app in which the user logs in. */
  readonly origin: string
}

/** Reads the parameter `state` of an address. Returns null unless it is there once, and names an origin as browsers write it. */
export function readState({ searchParams }: URL): LoginState | null {
  const [state = '', ...others] = searchParams.getAll('state')
  const [, encoded] = /^[\w-]+\.([\w-]+)\../.exec(state) ?? []
  const origin = encoded === undefined ? null : decode(encoded)
  return others.length === 0 && origin !== null && isAppOrigin(origin) ? { state, origin } : null
}

function decode(encoded: string): string | null {
  try {
    return atob(encoded.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return null
  }
}

function isAppOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const url = new URL(origin)
  return ['http:', 'https:'].includes(url.protocol) && url.origin === origin
}
