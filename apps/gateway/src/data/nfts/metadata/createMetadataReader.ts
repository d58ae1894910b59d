import type { Logger } from 'pino'
import { createCache } from '../../../foundation/createCache.js'
import { FetchError, fetchFile } from '../../../server/imageProxy/fetchFile.js'
import { toFileUrl } from '../../../server/imageProxy/toFileUrl.js'
import { type NftMetadata, parseMetadata } from './parseMetadata.js'

/** Reads metadata of NFTs. */
export type MetadataReader = {
  /**
   * Returns the metadata at an untrusted URL; `undefined` if it is not there in time, is no metadata, or failed within the
   * last minute. A read that is too late goes on, and is there for the next request.
   */
  readonly read: (url: string) => Promise<NftMetadata | undefined>
}

/** Options of the reader. */
export type MetadataOptions = {
  readonly ipfsGatewayUrl: string | undefined
  /** Hosts with port that may have private addresses and `http:`. */
  readonly privateHosts: readonly string[]
  /** Time after which a request goes on without the metadata. */
  readonly patienceMs: number
  /**
   * Stores the image of a `data:` URL in metadata, and returns an id for the image proxy; `undefined` if it is no image.
   * Default: such images are left out.
   */
  readonly storeImage?: ((url: string) => Promise<string | undefined>) | undefined
  readonly logger: Logger
  /** Returns the current time in ms. */
  readonly now: () => number
}

const maxAgeMs = 86_400_000
const maxFailureAgeMs = 60_000
/** Metadata has at most about 4 kB after it is parsed. */
const maxCached = 10_000
const maxBytes = 256 * 1024
const timeoutMs = 10_000
/** Reads at a time, and those that may wait. */
const maxReads = 16
const maxWaiting = 500

/** Creates a reader with a cache of a day. */
export function createMetadataReader(options: MetadataOptions): MetadataReader {
  const { ipfsGatewayUrl, privateHosts, patienceMs, storeImage, logger, now } = options
  const cache = createCache<NftMetadata>({ maxAgeMs, maxKeys: maxCached, now })
  const failures = createCache<'failed'>({ maxAgeMs: maxFailureAgeMs, maxKeys: maxCached, now })
  const waiting: (() => void)[] = []
  let reads = 0

  async function load(url: string): Promise<NftMetadata> {
    const fileUrl = toFileUrl(url, ipfsGatewayUrl) ?? toPrivateUrl(url, privateHosts)
    if (fileUrl === undefined) throw new FetchError('a URL that is not fetched')
    await takeTurn()
    try {
      const signal = AbortSignal.timeout(timeoutMs)
      const bytes = await fetchFile(fileUrl, { privateHosts, accept: 'application/json', maxBytes, signal })
      return await storeDataImage(requireMetadata(Buffer.from(bytes).toString()))
    } finally {
      reads -= 1
      waiting.shift()?.()
    }
  }

  /** Keeps an id instead of an image, so that the cache stays small. */
  async function storeDataImage(metadata: NftMetadata): Promise<NftMetadata> {
    if (!metadata.image?.startsWith('data:')) return metadata
    return { ...metadata, image: await storeImage?.(metadata.image) }
  }

  async function takeTurn(): Promise<void> {
    if (reads >= maxReads) {
      if (waiting.length >= maxWaiting) throw new FetchError('too many reads wait')
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    reads += 1
  }

  async function readRemote(url: string): Promise<NftMetadata | undefined> {
    if (failures.has(url)) return undefined
    try {
      return await cache.get(url, () => load(url))
    } catch (error) {
      if (!(error instanceof FetchError)) throw error
      // Without the URL, which shows what a user owns.
      logger.debug({ reason: error.message }, 'metadata of an NFT cannot be read')
      await failures.get(url, async () => 'failed', true)
      return undefined
    }
  }

  return {
    async read(url) {
      if (url.startsWith('data:')) {
        const metadata = readDataUrl(url)
        return metadata && storeDataImage(metadata)
      }
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<undefined>((resolve) => {
        timer = setTimeout(resolve, patienceMs, undefined)
      })
      try {
        return await Promise.race([readRemote(url), late])
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

function requireMetadata(json: string): NftMetadata {
  const metadata = parseMetadata(json)
  if (!metadata) throw new FetchError('no metadata')
  return metadata
}

/** Reads metadata on the chain: `data:application/json,…`, or with `;base64`, `;utf8` or a charset. */
function readDataUrl(url: string): NftMetadata | undefined {
  const [, parameters = '', content] = /^data:application\/json((?:;[\w=-]+)*),(.*)$/s.exec(url) ?? []
  if (content === undefined) return undefined
  if (parameters.endsWith(';base64')) return parseMetadata(Buffer.from(content, 'base64').toString())
  // Many contracts do not encode the JSON.
  return parseMetadata(content) ?? parseMetadata(decodeContent(content))
}

function decodeContent(content: string): string {
  try {
    return decodeURIComponent(content)
  } catch {
    return ''
  }
}

/** Returns a URL of a host that the operator names. */
function toPrivateUrl(url: string, privateHosts: readonly string[]): string | undefined {
  return privateHosts.some((host) => url.startsWith(`http://${host}/`)) ? url : undefined
}
