import { createCanvas, loadImage } from '@napi-rs/canvas'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { createSvgRenderer, type SvgRendererOptions } from './createSvgRenderer.js'

/** Wraps content in a drawing of 24 by 24 units. */
export function createSvg(content: string, attributes = 'viewBox="0 0 24 24"'): Uint8Array {
  const namespaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
  return Buffer.from(`<svg ${namespaces} ${attributes}>${content}</svg>`)
}

/** Creates a renderer that ends with the test. */
export function createRenderer(options: Partial<SvgRendererOptions> = {}) {
  const renderer = createSvgRenderer({
    // Tests run concurrently on few cores.
    timeoutMs: 30_000,
    logger: pino({ level: 'silent' }),
    ...options,
  })
  onTestFinished(renderer.close)
  return renderer
}

/** Returns the color at a place of an image, as parts of its edges from 0 to 1: red, green, blue, alpha. */
export async function readColor(bytes: Uint8Array, x = 0.5, y = 0.5): Promise<readonly number[]> {
  const image = await loadImage(Buffer.from(bytes))
  const canvas = createCanvas(image.width, image.height)
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0)
  return [...context.getImageData(image.width * x, image.height * y, 1, 1).data]
}
