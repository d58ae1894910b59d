import { createSvg, getElements } from './createSvg.js'
import { drawRaster } from './drawRaster.js'
import { parseXml, type XmlElement } from './parseXml.js'

/**
 * Draws the image of a `data:` URL, which is untrusted input: pixels on a canvas, SVG as elements. A Content-Security-Policy blocks
 * neither, unlike an `<img>` with such a URL.
 *
 * @throws If it is not an image that can be drawn.
 */
export async function drawDataImage(url: string): Promise<SVGElement | HTMLCanvasElement> {
  const { type, bytes } = readDataUrl(url)
  if (type !== 'image/svg+xml') return drawRaster(bytes)
  const svg = parseXml(new TextDecoder().decode(bytes))
  if (svg?.name !== 'svg') throw new Error('The image is malformed.')
  const picture = findPicture(svg)
  return picture
    ? drawRaster(readDataUrl(picture).bytes)
    : createSvg(svg, `image-${Math.random().toString(36).slice(2)}-`)
}

/** Returns the pixels in an SVG image, which would need a request as a part of it. Icons that have some consist of them. */
function findPicture(svg: XmlElement): string | undefined {
  const elements = getElements(svg)
  const picture = elements
    .filter(({ name }) => name === 'image')
    .map(({ attributes }) => attributes.get('href')?.trim())
    .find((url) => url !== undefined && /^data:image\/(?!svg)/i.test(url))
  if (picture && elements.some(({ name }) => name === 'mask'))
    throw new Error('The image has pixels in a mask, which cannot be drawn.')
  return picture
}

function readDataUrl(url: string): { readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> } {
  const comma = url.indexOf(',')
  const header = url.slice(5, comma).toLowerCase()
  const body = decodePercents(url.slice(comma + 1))
  const isBase64 = /;\s*base64\s*$/.test(header)
  const bytes = isBase64
    ? Uint8Array.from(atob(body), (character) => character.charCodeAt(0))
    : new TextEncoder().encode(body)
  return { type: header.split(';')[0]?.trim() ?? '', bytes }
}

function decodePercents(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A wallet may leave the percent signs of its image as they are.
    return text
  }
}
