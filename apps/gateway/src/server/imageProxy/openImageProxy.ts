import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Logger } from 'pino'
import { createCache } from '../../foundation/createCache.js'
import { HttpError } from '../http/HttpError.js'
import type { Route, RouteRequest, RouteResponse } from '../http/Route.js'
import { createHostLimiter } from './createHostLimiter.js'
import { type DataImages, isDataImageId } from './dataImages/createDataImages.js'
import { FetchError, fetchFile } from './fetchFile.js'
import { ImageError } from './ImageError.js'
import { isMarkup, renderImage } from './renderImage.js'
import { createSvgRenderer, type ImageForm } from './svg/createSvgRenderer.js'
import { toFileUrl } from './toFileUrl.js'

/** Images of untrusted URLs: fetched by the gateway, so that no other server learns who looks at them. */
export type ImageProxy = {
  /**
   * Returns the URL of an image at this gateway. It is signed, so that the gateway only fetches what its own answers
   * contain. `undefined` if the URL is neither `https:`, nor an `ipfs:` URL that can be fetched, nor the id of a stored
   * image (`sha256:…`), or is longer than 1,000 characters.
   */
  readonly toUrl: (url: string) => string | undefined
  readonly routes: readonly Route[]
  /** Ends the process that renders SVG. */
  readonly close: () => void
}

/** Options of the proxy. */
export type ImageProxyOptions = {
  /** URL of the gateway, without a slash at its end. */
  readonly baseUrl: string
  /** Secret that signs the URLs. Several gateways with one public URL need the same. Default: random, lost at a restart. */
  readonly key?: string | undefined
  /** URL of the gateway that serves `ipfs:` URLs. Without one, they are not fetched. */
  readonly ipfsGatewayUrl?: string | undefined
  /** Hosts with port, such as `10.0.0.5:8080`, that may have private addresses and `http:`. */
  readonly privateHosts: readonly string[]
  /** Reads images by their ids. Default: there are none. */
  readonly dataImages?: Pick<DataImages, 'read'> | undefined
  readonly logger: Logger
  /** Returns the current time in ms. */
  readonly now: () => number
}

/** Lengths of the edges of images in pixels. */
const sizes = [64, 128, 256, 512] as const
const defaultSize = 128
const maxUrlLength = 1_000
const accept = 'image/webp, image/png, image/jpeg, image/gif, image/svg+xml'
const maxBytes = 5 * 1024 * 1024
/** Time in which the image must arrive. */
const timeoutMs = 10_000
/**
 * Images that are fetched at a time, in total, from one host and for one client: neither a slow host nor a client with the URLs
 * of many slow hosts blocks the others.
 */
const places = { total: 64, perHost: 4, perClient: 16 }
/** Images that may wait for a place: many icons of a token list have the same host. */
const maxWaiting = 256
const maxAgeMs = 86_400_000
/** Time after which an image that could not be served is fetched again. */
const maxFailureAgeMs = 60_000
/** An image of 512 px has at most about 500 kB, most have 10. */
const maxCachedImages = 500
const maxCachedFailures = 5_000

const headers = {
  'cache-control': 'public, max-age=86400, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  vary: 'accept',
}

/** Creates the proxy with the route `GET /v1/image/{signed url}?size=`. */
export function openImageProxy(options: ImageProxyOptions): ImageProxy {
  const { key = randomBytes(32), privateHosts, logger, now } = options
  const cache = createCache<Uint8Array>({ maxAgeMs, maxKeys: maxCachedImages, now })
  const failures = createCache<string>({
    maxAgeMs: maxFailureAgeMs,
    maxKeys: maxCachedFailures,
    now,
  })
  const limiter = createHostLimiter({ ...places, waiting: maxWaiting })
  const svg = createSvgRenderer({ logger })
  /** The latest rendering. It takes a core for some tens of ms, so images are rendered one by one. */
  let last: Promise<unknown> = Promise.resolve()

  const sign = (encoded: string) => createHmac('sha256', key).update(encoded).digest('base64url').slice(0, 22)

  /** @throws HttpError 403 unless this gateway signed the URL. */
  function verify(id: string): string {
    const [signature = '', encoded = ''] = id.split('.')
    const [given, expected] = [Buffer.from(signature), Buffer.from(sign(encoded))]
    if (given.length !== expected.length || !timingSafeEqual(given, expected))
      throw new HttpError(403, 'url', 'The URL is not signed by this gateway: request the data again')
    return Buffer.from(encoded, 'base64url').toString()
  }

  async function load(url: string, form: ImageForm, client: string | undefined): Promise<Uint8Array> {
    // All stored images together have the limit of a host.
    const release = await limiter.acquire({ host: new URL(url).host, client }, AbortSignal.timeout(timeoutMs))
    if (!release) throw new HttpError(503, '', 'Too many images are waiting: try again later')
    try {
      const bytes = await read(url)
      if (isMarkup(bytes)) return await svg.render(bytes, form)
      const rendered = last.then(() => renderImage(bytes, form))
      last = rendered.catch(() => {})
      return await rendered
    } finally {
      release()
    }
  }

  async function read(url: string): Promise<Uint8Array> {
    if (isDataImageId(url)) {
      const stored = await options.dataImages?.read(url)
      if (!stored) throw new FetchError('no longer stored')
      return stored
    }
    const signal = AbortSignal.timeout(timeoutMs)
    return fetchFile(url, { privateHosts, accept, maxBytes, signal })
  }

  async function getImage(url: string, form: ImageForm, client: string | undefined): Promise<Uint8Array> {
    if (!failures.has(url)) {
      try {
        return await cache.get(`${form.type} ${form.size} ${url}`, () => load(url, form, client))
      } catch (error) {
        if (!(error instanceof FetchError || error instanceof ImageError)) throw error
        // Without the URL, which shows what a user owns.
        logger.debug({ reason: error.message }, 'an image cannot be served')
        await failures.get(url, () => Promise.resolve(error.message), true)
      }
    }
    const reason = await failures.get(url, () => Promise.resolve('no answer'))
    throw new HttpError(502, 'url', `The image cannot be served: ${reason}`)
  }

  async function handle({ id, query, raw, address }: RouteRequest): Promise<RouteResponse> {
    const url = verify(id)
    const size = parseSize(query.get('size'))
    const type = raw.headers.accept?.includes('image/webp') ? 'image/webp' : 'image/png'
    const body = await getImage(url, { size, type }, address.isLocal ? undefined : address.ip)
    return { headers: { ...headers, 'content-type': type }, body }
  }

  return {
    toUrl(text) {
      const url = toFileUrl(text, options.ipfsGatewayUrl) ?? text
      const isAllowed =
        url.startsWith('https://') ||
        isDataImageId(url) ||
        privateHosts.some((host) => url.startsWith(`http://${host}/`))
      if (!isAllowed || url.length > maxUrlLength) return undefined
      const encoded = Buffer.from(url).toString('base64url')
      return `${options.baseUrl}/v1/image/${sign(encoded)}.${encoded}`
    },
    routes: [{ name: 'image', method: 'GET', pattern: /^\/v1\/image\/([^/]+)$/, handle }],
    close: svg.close,
  }
}

/** Returns the smallest available size that is large enough. */
function parseSize(text: string | null): number {
  if (text === null) return defaultSize
  const size = Number(text)
  if (!/^\d{1,4}$/.test(text) || size < 1)
    throw new HttpError(400, 'size', '"size" must be a whole number from 1 to 9999')
  return sizes.find((one) => one >= size) ?? sizes[sizes.length - 1] ?? defaultSize
}
