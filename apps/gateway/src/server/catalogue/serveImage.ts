import { HttpError } from '../http/HttpError.js'
import type { RouteRequest, RouteResponse } from '../http/Route.js'
import { chooseImageType } from './chooseImageType.js'
import { type ImageRenderer, imageSizes } from './createImageRenderer.js'
import { drawLetters } from './drawLetters.js'
import { readImage } from './readImage.js'

/** Images are immutable: a new image gets a new id. The policy prevents scripts when an SVG is opened as a page. */
const imageHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  vary: 'accept',
}
const maxSize = 4_096
const largest = imageSizes[imageSizes.length - 1] ?? 0

/**
 * Returns an image: the file itself, or rendered in the requested size and format.
 *
 * @param paths Candidate paths of the image, in order of preference.
 * @throws HttpError 404, 406 if no format is acceptable, 400 for a malformed size.
 */
export async function serveImage(
  { folder, renderer }: { readonly folder: string; readonly renderer: ImageRenderer },
  { raw, query }: Pick<RouteRequest, 'raw' | 'query'>,
  paths: readonly string[],
): Promise<RouteResponse> {
  const size = parseSize(query.get('size'))
  for (const path of paths) {
    const source = await readImage(folder, path)
    if (!source) continue
    const { accept } = raw.headers
    const types = chooseImageType({ accept, source: source.type, isSized: size !== undefined })
    for (const type of types) {
      const isSource = type === source.type && (size === undefined || type === 'image/svg+xml')
      const image = isSource ? source : await renderer.render(path, source, type, size ?? largest)
      if (image) return { headers: { ...imageHeaders, 'content-type': image.type }, body: image.bytes }
    }
    throw new HttpError(406, 'accept', `The image is ${source.type}, or rendered as image/webp or image/png`)
  }
  throw new HttpError(404, 'id', 'There is no such image')
}

/** Returns the image of a currency or token: the file `assets/{kind}-{code}` of the catalogue, or else its letters. */
export async function serveCodeImage(
  images: Parameters<typeof serveImage>[0],
  request: Pick<RouteRequest, 'raw' | 'query' | 'id'>,
  kind: 'currency' | 'token',
): Promise<RouteResponse> {
  if (!/^[\w.$-]{1,40}$/.test(request.id)) throw new HttpError(404, 'id', 'There is no such image')
  try {
    return await serveImage(images, request, [`assets/${kind}-${request.id.toLowerCase()}`])
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 404) throw error
    const headers = {
      ...imageHeaders,
      'cache-control': 'public, max-age=86400',
      'content-type': 'image/svg+xml',
    }
    return { headers, body: drawLetters(request.id) }
  }
}

/** Returns the smallest available size that is large enough. */
function parseSize(text: string | null): number | undefined {
  if (text === null) return undefined
  const size = Number(text)
  if (!/^\d+$/.test(text) || size < 1 || size > maxSize)
    throw new HttpError(400, 'size', `"size" must be a whole number from 1 to ${maxSize}, got "${text}"`)
  return imageSizes.find((one) => one >= size) ?? largest
}
