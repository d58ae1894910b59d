import type { Logger } from 'pino'
import { HttpError } from '../http/HttpError.js'
import type { ImageType } from './chooseImageType.js'
import type { Image } from './readImage.js'

/** Edge lengths of rendered images, as in the published API specification. */
export const imageSizes = [56, 80, 112, 160] as const

/** Renders images to PNG and WebP. */
export type ImageRenderer = {
  /** @returns `undefined` if the image cannot be rendered; rejects if too many images are waiting. */
  readonly render: (key: string, image: Image, type: ImageType, size: number) => Promise<Image | undefined>
}

/** Rendering takes about 20 ms of a core. A request beyond this limit receives 503 and can be repeated. */
const maxWaiting = 64
/** Enough for all sizes of about a thousand wallets. */
const maxCachedBytes = 32 * 1024 * 1024
const webpQuality = 90

/** Creates a renderer that renders one image at a time, and caches the results in memory. */
export function createImageRenderer(logger: Logger): ImageRenderer {
  const cache = new Map<string, Promise<Image | undefined>>()
  let cachedBytes = 0
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  async function renderImage({ bytes }: Image, type: ImageType, size: number): Promise<Image | undefined> {
    try {
      // A native module, loaded when the first image is rendered.
      const { createCanvas, loadImage } = await import('@napi-rs/canvas')
      const image = await loadImage(Buffer.from(bytes))
      const scale = Math.min(size / image.width, size / image.height)
      const [width, height] = [image.width * scale, image.height * scale]
      const canvas = createCanvas(size, size)
      canvas.getContext('2d').drawImage(image, (size - width) / 2, (size - height) / 2, width, height)
      const isWebp = type === 'image/webp'
      return { type, bytes: await (isWebp ? canvas.encode('webp', webpQuality) : canvas.encode('png')) }
    } catch (error) {
      logger.warn({ err: error }, 'an image of the directory cannot be rendered')
      return undefined
    }
  }

  async function enqueue(image: Image, type: ImageType, size: number): Promise<Image | undefined> {
    waiting += 1
    const drawn = last.then(() => renderImage(image, type, size))
    last = drawn
    try {
      return await drawn
    } finally {
      waiting -= 1
    }
  }

  /** Deletes the oldest images until the cache is within its limit. */
  async function evictOldest(rendered: Image | undefined): Promise<void> {
    cachedBytes += rendered?.bytes.length ?? 0
    for (const [key, oldest] of cache) {
      if (cachedBytes <= maxCachedBytes) return
      cache.delete(key)
      cachedBytes -= (await oldest)?.bytes.length ?? 0
    }
  }

  return {
    render(key, image, type, size) {
      const id = `${key} ${type} ${size}`
      const cached = cache.get(id)
      if (cached) return cached
      if (waiting >= maxWaiting)
        return Promise.reject(new HttpError(503, 'size', 'Too many images are waiting'))
      const rendered = enqueue(image, type, size)
      cache.set(id, rendered)
      void rendered.then(evictOldest)
      return rendered
    },
  }
}
