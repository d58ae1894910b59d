import { ImageError } from '../ImageError.js'
import { checkReferences } from './checkReferences.js'
import { parseSvg } from './parseSvg.js'
import type { SvgElement } from './SvgElement.js'

/** A drawing that is written again from what was parsed, with its size in pixels. */
export type SafeSvg = { readonly text: string; readonly width: number; readonly height: number }

/** The longest drawing: parsing it takes about 20 ms. */
const maxBytes = 512 * 1024
/** Pixels per unit. Percentages and units of fonts count as no size. */
const units: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 3.78,
  cm: 37.8,
  in: 96,
}
/** A longer text is no number. The patterns take quadratic time. */
const maxNumbersLength = 200
const number = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`
const lengthPattern = new RegExp(`^\\s*(${number})([a-z]*)\\s*$`, 'i')
const viewBoxPattern = new RegExp(`^\\s*${Array(4).fill(`(${number})`).join('[\\s,]+')}\\s*$`, 'i')
/** As in browsers, if the file has no size at all. */
const defaultSize = { width: 300, height: 150 }
/** The greatest ratio of the edges. */
const maxRatio = 100

/**
 * Writes an untrusted drawing again, without anything but shapes, texts and images that it contains, in a size that fits
 * into a square. What the renderer reads was written here, so it cannot understand the file in another way than this check.
 *
 * @param size Length of the edges of the square in pixels.
 * @throws ImageError
 */
export function toSafeSvg(bytes: Uint8Array, size: number): SafeSvg {
  if (bytes.length > maxBytes) throw new ImageError(`the SVG has more than ${maxBytes} bytes`)
  const root = parseSvg(new TextDecoder().decode(bytes))
  checkReferences(root)
  const { attributes } = root
  const box = viewBoxPattern
    .exec(getShort(attributes.get('viewBox')))
    ?.slice(1)
    .map(Number)
  const [, , boxWidth, boxHeight] = box ?? []
  const own = {
    width: parseLength(attributes.get('width')) ?? boxWidth ?? defaultSize.width,
    height: parseLength(attributes.get('height')) ?? boxHeight ?? defaultSize.height,
  }
  const ratio = own.width / own.height
  if (!(own.width > 0 && ratio >= 1 / maxRatio && ratio <= maxRatio))
    throw new ImageError('the SVG has no size that can be drawn')
  const viewBox = box ? box.join(' ') : `0 0 ${own.width} ${own.height}`
  const scale = Math.min(size / own.width, size / own.height)
  const [width, height] = [Math.max(1, own.width * scale), Math.max(1, own.height * scale)]
  const rendered = { viewBox, width: String(width), height: String(height) }
  for (const [name, value] of Object.entries(rendered)) attributes.set(name, value)
  return { text: serialize(root, true), width, height }
}

function parseLength(text: string | undefined): number | undefined {
  const [, value, unit = ''] = lengthPattern.exec(getShort(text)) ?? []
  const pixels = units[unit.toLowerCase()]
  return value === undefined || pixels === undefined ? undefined : Number(value) * pixels
}

function getShort(text = ''): string {
  return text.length > maxNumbersLength ? '' : text
}

function serialize({ name, attributes, children }: SvgElement, isRoot = false): string {
  // A link draws its content, and leads nowhere.
  const tag = name === 'a' || name === 'switch' ? 'g' : name
  const namespaces = isRoot
    ? ' xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    : ''
  const own = [...attributes].map(([key, value]) => {
    if (key === 'href') return name === 'a' ? '' : ` xlink:href="${escapeText(value.trim())}"`
    return ` ${key}="${escapeText(value)}"`
  })
  const content = children.map((child) => (typeof child === 'string' ? escapeText(child) : serialize(child)))
  return `<${tag}${namespaces}${own.join('')}>${content.join('')}</${tag}>`
}

function escapeText(text: string): string {
  return text.replace(/[&<>"\r]/g, (character) => `&#${character.charCodeAt(0)};`)
}
