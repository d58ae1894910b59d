/** A JSON-RPC node of the operator. */
export type Node = {
  /** Its place in the configuration, from 1: its name in logs and metrics, because its URL may contain a key. */
  readonly position: number
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Whether a text contains a part of the URL that may be a key. */
  readonly containsSecret: (text: string) => boolean
}

/** Shorter parts of a URL are words such as `mainnet`, and no keys. */
const minSecretLength = 16

/** @param address URL of the node. User and password are sent as a header, because `fetch` refuses them in a URL. */
export function openNode(address: string, position: number): Node {
  const url = new URL(address)
  const user = decodeURIComponent(url.username)
  const password = decodeURIComponent(url.password)
  const credentials = Buffer.from(`${user}:${password}`).toString('base64')
  url.username = ''
  url.password = ''
  url.hash = ''
  const parts = [...url.pathname.split('/'), ...url.searchParams.values()]
  const secrets = parts.filter((part) => part.length >= minSecretLength)
  if (password) secrets.push(password, credentials)
  return {
    position,
    url: url.href,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...((user || password) && { authorization: `Basic ${credentials}` }),
    },
    containsSecret: (text) => secrets.some((secret) => text.includes(secret)),
  }
}
