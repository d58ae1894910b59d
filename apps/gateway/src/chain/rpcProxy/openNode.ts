import { Agent as HttpAgent, type RequestOptions } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { urlToHttpOptions } from 'node:url'

/** A JSON-RPC node of the operator. */
export type Node = {
  /** Its place in the configuration, from 1: its name in logs and metrics, because its URL may contain a key. */
  readonly position: number
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** The same URL for a request, with an agent that keeps connections open. */
  readonly target: RequestOptions
  /** Whether a text contains a part of the URL that may be a key. */
  readonly containsSecret: (text: string) => boolean
}

/** Servers close idle connections, many after 5 s: a request must not be sent at that moment. */
const connections = { keepAlive: true, timeout: 4_000 }

/** Shorter parts of a URL are words such as `mainnet`, and no keys. */
const minSecretLength = 16

/** @param address URL of the node. User and password are sent as a header, so that the URL has no secrets. */
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
    target: {
      ...urlToHttpOptions(url),
      agent: url.protocol === 'https:' ? new HttpsAgent(connections) : new HttpAgent(connections),
    },
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'accept-encoding': 'gzip',
      ...((user || password) && { authorization: `Basic ${credentials}` }),
    },
    containsSecret: (text) => secrets.some((secret) => text.includes(secret)),
  }
}
