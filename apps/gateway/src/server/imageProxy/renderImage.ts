import { imageSize } from 'image-size'
import { ImageError } from './ImageError.js'
import type { ImageForm } from './svg/createSvgRenderer.js'

/** Formats that are rendered in this process. SVG is not, because a drawing can use any time and memory. */
const formats: ReadonlySet<unknown> = new Set(['png', 'jpg', 'gif', 'webp'])
/** Width times height. A small file can contain a huge image. */
const maxPixels = 25_000_000
const webpQuality = 85

/**
 * Draws the image again in a square, centered and complete. Of an animation, it draws the first frame. Nothing of the file
 * but its pixels is left. The format is known by the content, whatever the server says.
 *
 * @throws ImageError
 */
export async function renderImage(bytes: Uint8Array, { size, type }: ImageForm): Promise<Uint8Array> {
  const { width, height } = getDimensions(bytes)
  if (width * height > maxPixels) throw new ImageError(`more than ${maxPixels} pixels`)
  // A native module, loaded when the first image is rendered.
  const { createCanvas, loadImage } = await import('@napi-rs/canvas')
  const image = await loadImage(Buffer.from(bytes)).catch((cause: unknown) => {
    throw new ImageError('the image is damaged', { cause })
  })
  if (image.width * image.height > maxPixels) throw new ImageError(`more than ${maxPixels} pixels`)
  const scale = Math.min(size / image.width, size / image.height)
  const [drawnWidth, drawnHeight] = [image.width * scale, image.height * scale]
  const canvas = createCanvas(size, size)
  canvas
    .getContext('2d')
    .drawImage(image, (size - drawnWidth) / 2, (size - drawnHeight) / 2, drawnWidth, drawnHeight)
  return type === 'image/webp' ? canvas.encode('webp', webpQuality) : canvas.encode('png')
}

/** Whether the content is SVG, or a page: it begins with a tag, maybe after a byte order mark. */
export function isMarkup(bytes: Uint8Array): boolean {
  return /^[\uFEFF\s]*</.test(new TextDecoder().decode(bytes.subarray(0, 256)))
}

function getDimensions(bytes: Uint8Array): { readonly width: number; readonly height: number } {
  try {
    const { type, width, height } = imageSize(bytes)
    if (formats.has(type) && width > 0 && height > 0) return { width, height }
  } catch {
    // Not an image of any format that the library knows.
  }
  throw new ImageError('not a PNG, JPEG, GIF or WebP image')
}
