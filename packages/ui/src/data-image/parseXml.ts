/** An element of an XML document. */
export type XmlElement = {
  /** Without a namespace prefix. */
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: (XmlElement | string)[]
}

const tag = String.raw`<(\/?)([^\s<>/="']+)((?:\s+[^\s<>/="']+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>`
const ignored = String.raw`<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>`
const token = new RegExp(String.raw`${ignored}|<!\[CDATA\[([\s\S]*?)\]\]>|${tag}|([^<]+)`, 'gy')
const attribute = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const maxElements = 4_000

/**
 * Parses an XML document: elements, attributes and text. `DOMParser` is not allowed where a policy requires trusted types.
 *
 * @returns The root element, or `undefined` if the text is malformed or has too many elements.
 */
export function parseXml(text: string): XmlElement | undefined {
  const document: XmlElement = { name: '', attributes: new Map(), children: [] }
  const open = [document]
  let elements = 0
  let end = 0
  for (const match of text.trim().matchAll(token)) {
    const [whole, cdata, closing, name = '', attributes = '', selfClosing, plain] = match
    end = match.index + whole.length
    const parent = open.at(-1)
    if (!parent || elements > maxElements) return undefined
    if (closing) {
      if (open.pop()?.name !== getLocalName(name) || open.length === 0) return undefined
    } else if (name) {
      const element = { name: getLocalName(name), attributes: readAttributes(attributes), children: [] }
      elements += 1
      parent.children.push(element)
      if (!selfClosing) open.push(element)
    } else parent.children.push(cdata ?? decodeEntities(plain ?? ''))
  }
  if (end !== text.trim().length || open.length !== 1) return undefined
  return document.children.find((child) => typeof child !== 'string')
}

function readAttributes(text: string): ReadonlyMap<string, string> {
  return new Map(
    [...text.matchAll(attribute)].map(([, name = '', double, single]) => [
      getLocalName(name),
      decodeEntities(double ?? single ?? ''),
    ]),
  )
}

const getLocalName = (name: string) => name.slice(name.indexOf(':') + 1)

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,9}));/gi, (_, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
    if (code <= 0x10ffff) return String.fromCodePoint(code)
    return entities[name] ?? ''
  })
}
