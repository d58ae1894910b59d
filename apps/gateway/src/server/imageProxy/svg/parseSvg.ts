import { SaxesParser, type SaxesTagNS } from 'saxes'
import { ImageError } from '../ImageError.js'
import type { SvgElement } from './SvgElement.js'

const namespace = 'http://www.w3.org/2000/svg'
const xlinkNamespace = 'http://www.w3.org/1999/xlink'
/** Pixel art has an element per pixel. */
const maxElements = 10_000
/** Renderers are recursive. */
const maxDepth = 50

/** Elements that draw, or that others refer to. All others, such as animations and metadata, are left out. */
const drawn: ReadonlySet<string> = new Set(
  `svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath image clipPath mask pattern
  linearGradient radialGradient stop marker style a switch filter feBlend feColorMatrix feComponentTransfer feComposite
  feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
  feTurbulence`.split(/\s+/),
)
/** A drawing with these is a program or a page. */
const refused: ReadonlySet<string> = new Set([
  'script',
  'foreignObject',
  'handler',
  'iframe',
  'embed',
  'object',
])

/**
 * Parses a drawing. The result has no comments, processing instructions, event handlers, or elements and attributes of
 * other vocabularies.
 *
 * @throws ImageError if the XML is malformed, has a document type (which can define entities), a script or other content
 * than a drawing, or is too large.
 */
export function parseSvg(text: string): SvgElement {
  const parser = new SaxesParser({ xmlns: true })
  let root: SvgElement | undefined
  let count = 0
  /** The open elements; `undefined` for one that is left out, with its content. */
  const open: (SvgElement | undefined)[] = []

  parser.on('doctype', () => {
    throw new ImageError('the SVG has a document type')
  })
  parser.on('opentag', (tag) => {
    count += 1
    if (count > maxElements) throw new ImageError(`the SVG has more than ${maxElements} elements`)
    if (open.length >= maxDepth) throw new ImageError(`the SVG is nested more than ${maxDepth} times`)
    if (refused.has(tag.local)) throw new ImageError('the SVG has a script or a page')
    const parent = open.at(-1)
    const isDrawn =
      tag.uri === namespace && drawn.has(tag.local) && (open.length === 0 || parent !== undefined)
    const element = isDrawn ? toElement(tag) : undefined
    if (open.length === 0) root = element
    else if (element) parent?.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => void open.pop())
  const addText = (content: string) => void open.at(-1)?.children.push(content)
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('error', () => {
    throw new ImageError('the SVG is not well-formed')
  })
  parser.write(text).close()
  if (root?.name !== 'svg') throw new ImageError('not an SVG')
  return root
}

function toElement({ local: name, attributes }: SaxesTagNS): SvgElement {
  const kept = new Map<string, string>()
  for (const { prefix, uri, local, value } of Object.values(attributes)) {
    // `href` precedes `xlink:href` (SVG 2).
    if (uri === xlinkNamespace && local === 'href' && !kept.has('href')) kept.set('href', value)
    else if (prefix === '' && local !== 'xmlns' && !/^on/i.test(local)) kept.set(local, value)
  }
  return { name, attributes: kept, children: [] }
}
