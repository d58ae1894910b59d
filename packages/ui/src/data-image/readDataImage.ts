import { createSvg, getElements } from './createSvg.js'
import { parseXml, type XmlElement } from './parseXml.js'

/** The elements of an SVG image, or the bytes of an image of pixels. */
export type DataImageContent = SVGElement | Uint8Array<ArrayBuffer>

/**
 * Reads the image of a `data:` URL, which is untrusted input. Shown as pixels on a canvas or as elements, a Content-Security-Policy does not
 * block it, unlike an `<img>` with such a URL.
 *
 * @param prefix Precedes the ids of an SVG image, which must be unique in the document.
 * @returns `undefined` if it is not an image that can be shown.
 */
export function readDataImage(url: string, prefix: string): DataImageContent | undefined {
  try {
    const { type, bytes } = readDataUrl(url)
    if (type !== 'image/svg+xml') return bytes
    const svg = parseXml(new TextDecoder().decode(bytes))
    if (svg?.name !== 'svg') return undefined
    const picture = findPicture(svg)
    return picture ? readDataUrl(picture).bytes : createSvg(svg, prefix)
  } catch {
    // Invalid base64, or pixels in a mask.
    return undefined
  }
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
