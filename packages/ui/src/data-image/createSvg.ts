import { allowedAttributes, allowedElements, allowedProperties, readValue } from './allowedSvg.js'
import type { XmlElement } from './parseXml.js'
import { type Declarations, readDeclarations, readStyleSheet } from './readStyleSheet.js'

type Context = {
  readonly prefix: string
  readonly getRules: (element: XmlElement) => Declarations
  /** References of the `use` elements. */
  readonly used: ReadonlySet<string | undefined>
}

/**
 * Creates the elements of an SVG image, which is untrusted input. They load and run nothing: only known elements, attributes and
 * values that refer to nothing but the image itself are taken over.
 *
 * @param prefix Precedes the ids of the image, which must be unique in the document.
 */
export function createSvg(image: XmlElement, prefix: string): SVGElement {
  const elements = getElements(image)
  const styles = elements.filter(({ name }) => name === 'style').flatMap(({ children }) => children)
  const uses = elements.filter(({ name }) => name === 'use')
  const root = createElement(image, {
    prefix,
    getRules: readStyleSheet(styles.filter((text) => typeof text === 'string').join('\n')),
    used: new Set(uses.map(({ attributes }) => attributes.get('href'))),
  })
  const [width, height] = ['width', 'height'].map((name) => Number.parseFloat(root.getAttribute(name) ?? ''))
  const viewBox = root.getAttribute('viewBox') ?? `0 0 ${width} ${height}`
  for (const name of ['width', 'height', 'x', 'y']) root.removeAttribute(name)
  // The last is what `object-fit: cover` does.
  const own = { viewBox, preserveAspectRatio: 'xMidYMid slice', 'aria-hidden': 'true' }
  for (const [name, value] of Object.entries(own)) root.setAttribute(name, value)
  // Otherwise the color of the modal is inherited.
  for (const name of ['fill', 'color']) if (!root.hasAttribute(name)) root.setAttribute(name, '#000')
  return root
}

/** Returns an element, and all elements in it. */
export function getElements(element: XmlElement): readonly XmlElement[] {
  return [
    element,
    ...element.children.flatMap((child) => (typeof child === 'string' ? [] : getElements(child))),
  ]
}

function createElement(source: XmlElement, context: Context, isUsed = false): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', source.name)
  for (const [name, value] of source.attributes) setAttribute(element, name, value, context)
  const declarations = [
    ...context.getRules(source),
    ...readDeclarations(source.attributes.get('style') ?? ''),
  ]
  for (const [name, value] of declarations) {
    const property = name.replace(/^background$/, 'background-color')
    const safeValue = allowedProperties.has(property) ? readValue(value, context.prefix) : undefined
    // An attribute `style` would violate a strict policy.
    if (safeValue) element.style.setProperty(property, safeValue)
  }
  // What is used cannot use anything itself: a few elements would draw millions.
  const isPartUsed = isUsed || context.used.has(`#${source.attributes.get('id')}`)
  for (const child of source.children)
    if (typeof child === 'string') {
      if (/^t(?:ext|span)$/.test(source.name)) element.append(child)
    } else if (allowedElements.has(child.name) && !(isPartUsed && child.name === 'use'))
      element.append(createElement(child, context, isPartUsed))
  return element
}

function setAttribute(element: SVGElement, name: string, value: string, { prefix }: Context): void {
  if (name === 'id') element.id = prefix + value
  else if (name === 'href') {
    if (value.startsWith('#')) element.setAttribute('href', `#${prefix}${value.slice(1)}`)
  } else if (allowedAttributes.has(name) || allowedProperties.has(name)) {
    const safeValue = readValue(value, prefix)
    if (safeValue !== undefined) element.setAttribute(name, safeValue)
  }
}
