import { ImageError } from '../ImageError.js'
import type { SvgElement } from './SvgElement.js'

/** How many elements a renderer draws at most: `use` draws its target again, with all that the target uses. */
const maxDrawn = 50_000
const maxDepth = 100
const rasterUrl = /^data:image\/(?:png|jpe?g|gif|webp);base64,[\w+/=\s-]*$/
const localUrl = /^#[^\s"'()]+$/
/** Fonts of a file are not loaded. */
const fontFaces = /@font-face\s*\{[^{}]*\}/gi

/**
 * Checks that a drawing refers only to its own elements and to raster images in `data:` URLs, and limits what it becomes
 * when every reference is followed. Removes the rules of fonts.
 *
 * @throws ImageError
 */
export function checkReferences(root: SvgElement): void {
  const byId = new Map<string, SvgElement>()
  const references = new Map<SvgElement, readonly string[]>()
  collect(root)
  count(root, 0)

  function collect(element: SvgElement): void {
    const id = element.attributes.get('id')
    if (id !== undefined && !byId.has(id)) byId.set(id, element)
    references.set(element, getReferences(element))
    for (const child of element.children) if (typeof child !== 'string') collect(child)
  }

  /** Adds to the total what drawing an element draws. The limit also ends circles. */
  function count(element: SvgElement, depth: number, total = { drawn: 0 }): void {
    total.drawn += 1
    if (total.drawn > maxDrawn) throw new ImageError(`the SVG draws more than ${maxDrawn} elements`)
    if (depth > maxDepth) throw new ImageError('the SVG has a circular or deep reference')
    for (const child of element.children) if (typeof child !== 'string') count(child, depth + 1, total)
    for (const id of references.get(element) ?? []) {
      const target = byId.get(id)
      if (target) count(target, depth + 1, total)
    }
  }
}

/** Returns the ids to which an element refers. */
function getReferences({ name, attributes, children }: SvgElement): readonly string[] {
  const ids: string[] = []
  for (const [attribute, value] of attributes) {
    if (attribute === 'href' || attribute === 'src') ids.push(...checkUrl(value.trim(), name === 'a'))
    else ids.push(...checkCss(value))
  }
  if (name === 'style') {
    const css = children.filter((child) => typeof child === 'string').join('')
    const kept = css.replace(fontFaces, '')
    // Rules apply to any number of elements: the time limit of the renderer covers them.
    checkCss(kept)
    children.splice(0, children.length, kept)
  }
  return ids
}

/** Returns the id of a URL of an own element. */
function checkUrl(url: string, isLink: boolean): readonly string[] {
  // The target of a link is not loaded, and not rendered.
  if (isLink || url === '' || rasterUrl.test(url)) return []
  if (!localUrl.test(url)) throw new ImageError('the SVG refers to other files')
  return [url.slice(1)]
}

/** Checks CSS, or an attribute that can contain it. It finds more than a browser would: also in strings and comments. */
function checkCss(css: string): readonly string[] {
  if (!/url|@import|image|src/i.test(css) && !css.includes('\\')) return []
  // An escape can hide any of these words.
  if (/\\|@import|(?:image|image-set|src|url\s)\s*\(/i.test(css))
    throw new ImageError('the SVG refers to other files')
  return [...css.matchAll(/url\(/gi)].flatMap(({ index }) => {
    const start = index + 'url('.length
    // Without a regular expression: one that allows for spaces and quotes takes quadratic time for some inputs.
    const end = css.indexOf(')', start)
    return checkUrl(unquote(css.slice(start, end === -1 ? css.length : end).trim()), false)
  })
}

function unquote(text: string): string {
  const [first = ''] = text
  return text.length > 1 && /["']/.test(first) && text.endsWith(first) ? text.slice(1, -1).trim() : text
}
