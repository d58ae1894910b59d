import { lookup as resolve } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The file could not be fetched. Its message contains nothing that the server sent. */
export class FetchError extends Error {
  override readonly name = 'FetchError'
}

/** Options of `fetchFile`. */
export type FetchOptions = {
  /** Hosts with port, such as `10.0.0.5:8080`, that may have private addresses and `http:`. */
  readonly privateHosts: readonly string[]
  /** The header `Accept`. */
  readonly accept: string
  /** Maximum size of the file. */
  readonly maxBytes: number
  readonly signal: AbortSignal
  /** JSON that is sent by POST. Redirects are not followed then. Default: a GET request. */
  readonly body?: string | undefined
}

const maxRedirects = 3
/** Servers of files send no more than some hundred bytes. */
const maxHeaderSize = 8 * 1024

/**
 * Fetches a file of an untrusted URL. Only `https:` at port 443 and public addresses are allowed, also after redirects: the
 * address to which the host resolves is checked at the connection itself, so that the host cannot resolve to another one.
 *
 * @throws FetchError
 */
export async function fetchFile(url: string, options: FetchOptions): Promise<Uint8Array> {
  let next = url
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const result = await fetchOnce(parseUrl(next, options), options)
    if (typeof result !== 'string') return result
    next = result
  }
  throw new FetchError(`more than ${maxRedirects} redirects`)
}

function parseUrl(text: string, options: FetchOptions): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || url.username || url.password) throw new FetchError('not a plain URL')
  if (isPrivateHost(url, options) && url.protocol === 'http:') return url
  if (url.protocol !== 'https:') throw new FetchError('not https:')
  if (isPrivateHost(url, options)) return url
  if (url.port !== '') throw new FetchError('another port than 443')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !isPublic(host)) throw new FetchError('not a public address')
  return url
}

/** Returns the content, or the URL of a redirect. */
function fetchOnce(url: URL, options: FetchOptions): Promise<Uint8Array | string> {
  return new Promise((done, fail) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp
    const request = send(url, {
      agent: false,
      lookup: isPrivateHost(url, options) ? undefined : resolvePublic,
      maxHeaderSize,
      signal: options.signal,
      method: options.body === undefined ? 'GET' : 'POST',
      headers: {
        accept: options.accept,
        'user-agent': 'latchkit-gateway',
        ...(options.body !== undefined && { 'content-type': 'application/json' }),
      },
    })
    const end = (error: Error) => {
      request.destroy()
      fail(error instanceof FetchError ? error : new FetchError('no answer', { cause: error }))
    }
    request.on('error', end)
    request.on('response', (response) => {
      const { statusCode = 0, headers } = response
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        request.destroy()
        const { location } = headers
        if (options.body !== undefined) return end(new FetchError('a redirect of a POST request'))
        if (!URL.canParse(location, url)) return end(new FetchError('a malformed redirect'))
        return done(new URL(location, url).href)
      }
      if (statusCode !== 200) return end(new FetchError(`status ${statusCode}`))
      const chunks: Uint8Array[] = []
      let total = 0
      response.on('data', (chunk: Uint8Array) => {
        total += chunk.length
        if (total > options.maxBytes) return end(new FetchError(`more than ${options.maxBytes} bytes`))
        chunks.push(chunk)
      })
      response.on('error', end)
      response.on('end', () => done(Buffer.concat(chunks)))
    })
    request.end(options.body)
  })
}

/** Resolves a host of which every address is public. */
const resolvePublic: LookupFunction = (host, options, callback) => {
  resolve(host, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, [])
    if (!addresses.every(({ address }) => isPublic(address)))
      return callback(new FetchError('not a public address'), [])
    const [first] = addresses
    if (options.all) return callback(null, addresses)
    callback(null, first?.address ?? '', first?.family)
  })
}

function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}

function isPrivateHost({ host }: URL, { privateHosts }: FetchOptions): boolean {
  return privateHosts.includes(host)
}
