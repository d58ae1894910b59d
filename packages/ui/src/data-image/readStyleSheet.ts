import type { XmlElement } from './parseXml.js'

/** Properties and their values, in the order of the text. */
export type Declarations = readonly (readonly [property: string, value: string])[]

/**
 * Reads the rules of a style sheet whose selectors are one class, id or element name, as drawing programs write them.
 *
 * @returns A function that returns the declarations for an element. Ids and later rules come last.
 */
export function readStyleSheet(text: string): (element: XmlElement) => Declarations {
  const rules = [...removeComments(text).matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(
    ([, selectors = '', body = '']) =>
      selectors
        .split(',')
        .map((selector) => ({ selector: selector.trim(), declarations: readDeclarations(body) })),
  )
  return ({ name, attributes }) => {
    const classes = attributes.get('class')?.split(/\s+/) ?? []
    const selectors = [name, ...classes.map((one) => `.${one}`), `#${attributes.get('id')}`]
    const matching = rules.filter(({ selector }) => selectors.includes(selector))
    const toWeight = (selector: string) => ['.', '#'].indexOf(selector.charAt(0))
    return matching
      .sort((first, second) => toWeight(first.selector) - toWeight(second.selector))
      .flatMap(({ declarations }) => declarations)
  }
}

/** Reads declarations, such as the value of a `style` attribute. */
export function readDeclarations(text: string): Declarations {
  return removeComments(text)
    .split(';')
    .map((declaration) => {
      const colon = declaration.indexOf(':')
      return [declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()] as const
    })
}

const removeComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, ' ')
