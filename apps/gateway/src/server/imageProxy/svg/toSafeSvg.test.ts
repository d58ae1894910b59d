import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ImageError } from '../ImageError.js'
import { createSvg } from './renderer.fixtures.js'
import { toSafeSvg } from './toSafeSvg.js'

const read = (content: string, attributes?: string) => toSafeSvg(createSvg(content, attributes), 64)
const readFile = (text: string) => toSafeSvg(Buffer.from(text), 64)
const namespace = 'xmlns="http://www.w3.org/2000/svg"'

test('default: writes a drawing again in the size of its image', () => {
  expect(read('<rect width="24" height="12" fill="red"/>', 'viewBox="0 0 24 12"')).toEqual({
    text: '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 24 12" width="64" height="32"><rect width="24" height="12" fill="red"></rect></svg>',
    width: 64,
    height: 32,
  })
})

test.each([
  ['width and height', 'width="48" height="24"', ['viewBox="0 0 48 24"', 'width="64" height="32"']],
  ['other units', 'width="2in" height="96"', ['viewBox="0 0 192 96"', 'width="64" height="32"']],
  ['no size', '', ['viewBox="0 0 300 150"', 'width="64" height="32"']],
  ['an invalid viewBox', 'viewBox="a"', ['viewBox="0 0 300 150"', 'width="64" height="32"']],
  [
    'another ratio than the viewBox',
    'width="10" height="10" viewBox="0 0 2 1"',
    ['viewBox="0 0 2 1"', 'width="64" height="64"'],
  ],
])('behavior: the size by %s', (_name, attributes, expected) => {
  const { text } = read('', attributes)
  expect(expected.filter((part) => !text.includes(part))).toEqual([])
})

test.each([
  ['comments', '<!-- secret -->'],
  ['processing instructions', '<?secret a?>'],
  ['event handlers', '<g onload="secret()"/>'],
  ['animations', '<set attributeName="href" to="https://secret"/>'],
  ['elements of other vocabularies', '<a:b xmlns:a="http://example.com"><rect id="secret"/></a:b>'],
  ['attributes of other vocabularies', '<g xmlns:a="http://example.com" a:b="secret"/>'],
  ['the base of URLs', '<g xml:base="https://secret"/>'],
  ['targets of links', '<a href="https://secret"/>'],
  ['fonts', '<style>@font-face { src: url(https://secret) }</style>'],
])('behavior: leaves out %s', (_name, content) => {
  expect(read(content).text).not.toContain('secret')
})

test('behavior: text stays text', () => {
  expect(read('<text>&lt;script&gt; &amp; &quot;</text>').text).toContain(
    '<text>&#60;script&#62; &#38; &#34;</text>',
  )
})

test.each<[string, string]>([
  ['https', '<image href="https://example.com/a.png"/>'],
  ['a path', '<image href="a.png"/>'],
  ['a path of the host', '<image href="//example.com/a.png"/>'],
  ['a file', '<image href="file:///etc/passwd"/>'],
  ['xlink', '<image xlink:href="https://example.com/a.png"/>'],
  ['both names', '<image href="#a" xlink:href="https://example.com/a.png" src="https://example.com/a.png"/>'],
  ['another file’s element', '<use href="https://example.com/a.svg#a"/>'],
  ['a drawing in a data URL', '<image href="data:image/svg+xml;base64,AA"/>'],
  ['a page in a data URL', '<image href="data:text/html;base64,AA"/>'],
  ['a reference in upper case', '<image href="HTTPS://example.com/a.png"/>'],
  ['an attribute', '<rect fill="url(https://example.com/a.svg#a)"/>'],
  ['a quoted URL', `<rect fill="url( 'https://example.com/a' )"/>`],
  ['an unclosed URL', '<rect fill="url(https://example.com/a"/>'],
  ['a style attribute', '<rect style="fill: URL(//example.com/a)"/>'],
  ['a style sheet', '<style>rect { fill: url(https://example.com/a) }</style>'],
  ['an import', '<style>@import "https://example.com/a.css";</style>'],
  ['an escape', String.raw`<style>rect { fill: u\72l(https://example.com/a) }</style>`],
  ['an image set', '<style>rect { fill: image-set("https://example.com/a" 1x) }</style>'],
  ['character references', '<image href="&#104;ttps://example.com/a.png"/>'],
])('error: refuses a reference to another file (%s)', (_name, content) => {
  expect(() => read(content)).toThrow(new ImageError('the SVG refers to other files'))
})

const entities = Array.from(
  { length: 9 },
  (_, index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`,
).join('')
const nested = Array.from(
  { length: 9 },
  (_, index) => `<g id="u${index + 1}">${`<use href="#u${index}"/>`.repeat(10)}</g>`,
).join('')
const patterns = Array.from(
  { length: 9 },
  (_, index) => `<pattern id="p${index + 1}">${`<rect fill="url(#p${index})"/>`.repeat(10)}</pattern>`,
).join('')
const chain = Array.from(
  { length: 200 },
  (_, index) => `<g id="c${index + 1}"><use href="#c${index}"/></g>`,
).join('')

test.each<[string, string, string]>([
  [
    'exponential entities',
    `<!DOCTYPE svg [<!ENTITY e0 "x">${entities}]><svg ${namespace}><text>&e9;</text></svg>`,
    'the SVG has a document type',
  ],
  [
    'an external entity',
    `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg ${namespace}><text>&a;</text></svg>`,
    'the SVG has a document type',
  ],
  ['an unknown entity', `<svg ${namespace}><text>&a;</text></svg>`, 'the SVG is not well-formed'],
  ['exponential use', `<svg ${namespace}><g id="u0"/>${nested}</svg>`, 'draws more than 50000 elements'],
  ['exponential patterns', `<svg ${namespace}><pattern id="p0"/>${patterns}</svg>`, 'draws more than 50000'],
  ['a circle', `<svg ${namespace}><g id="a"><use href="#a"/></g></svg>`, 'a circular or deep reference'],
  ['a chain of references', `<svg ${namespace}><g id="c0"/>${chain}</svg>`, 'a circular or deep reference'],
  ['deep elements', `<svg ${namespace}>${'<g>'.repeat(50)}`, 'nested more than 50 times'],
  ['many elements', `<svg ${namespace}>${'<g/>'.repeat(10_000)}</svg>`, 'more than 10000 elements'],
  ['a script', `<svg ${namespace}><script>alert(1)</script></svg>`, 'a script or a page'],
  ['a script of another vocabulary', `<svg ${namespace}><script xmlns="a"/></svg>`, 'a script or a page'],
  ['a page', `<svg ${namespace}><foreignObject><p/></foreignObject></svg>`, 'a script or a page'],
  ['a huge file', `<svg ${namespace}>${' '.repeat(512 * 1024)}</svg>`, 'more than 524288 bytes'],
  ['no namespace', '<svg/>', 'not an SVG'],
  ['another root', `<g ${namespace}/>`, 'not an SVG'],
  ['an unclosed element', `<svg ${namespace}>`, 'the SVG is not well-formed'],
  ['a second root', `<svg ${namespace}/><svg ${namespace}/>`, 'the SVG is not well-formed'],
  ['no width', `<svg ${namespace} width="0" height="1"/>`, 'no size that can be drawn'],
  ['a negative width', `<svg ${namespace} width="-1" height="-1"/>`, 'no size that can be drawn'],
  ['an infinite width', `<svg ${namespace} width="1e999" height="1"/>`, 'no size that can be drawn'],
  ['a line', `<svg ${namespace} width="1000" height="1"/>`, 'no size that can be drawn'],
])('error: refuses %s', (_name, file, message) => {
  expect(() => readFile(file)).toThrow(message)
})

const spaces = ' '.repeat(500_000)

test.each([
  ['an unclosed URL', `<svg ${namespace}><g fill="url(${spaces}"/></svg>`],
  ['unclosed URLs', `<svg ${namespace}><g fill="${'url('.repeat(100_000)}"/></svg>`],
  ['a word without parentheses', `<svg ${namespace}><g fill="image${spaces}"/></svg>`],
  ['fonts', `<svg ${namespace}><style>${'@font-face{'.repeat(40_000)}</style></svg>`],
  ['a viewBox', `<svg ${namespace} viewBox="${'1'.repeat(500_000)}"/>`],
  ['a viewBox of spaces', `<svg ${namespace} viewBox="0${spaces}"/>`],
  ['a width', `<svg ${namespace} width="${'1'.repeat(500_000)}x1"/>`],
  ['text', `<svg ${namespace}><text>${'&amp;'.repeat(100_000)}</text></svg>`],
  [
    'attributes',
    `<svg ${namespace} ${Array.from({ length: 50_000 }, (_, index) => `a${index}=""`).join(' ')}/>`,
  ],
])('behavior: takes linear time for %s', (_name, file) => {
  const start = performance.now()
  try {
    readFile(file)
  } catch (error) {
    expect(error).toBeInstanceOf(ImageError)
  }
  // About 50 ms on an idle computer. Quadratic time is minutes.
  expect(performance.now() - start).toBeLessThan(4_000)
})

test('error: any XML is a drawing or an ImageError', () => {
  const value = fc.oneof(
    fc.constantFrom(
      'url(#a)',
      '#a',
      'https://example.com',
      'url(',
      '1e999',
      '-1',
      '100%',
      'data:image/png;base64,',
    ),
    fc.string(),
  )
  const name = fc.constantFrom(
    'href',
    'xlink:href',
    'id',
    'fill',
    'style',
    'width',
    'viewBox',
    'src',
    'onload',
  )
  const { element } = fc.letrec<{ element: string }>((tie) => ({
    element: fc
      .record({
        tag: fc.constantFrom('svg', 'g', 'use', 'style', 'image', 'a', 'script', 'unknown'),
        attributes: fc.uniqueArray(fc.tuple(name, value), { selector: ([key]) => key, maxLength: 3 }),
        children: fc.array(fc.oneof({ depthSize: 'small' }, value, tie('element')), { maxLength: 3 }),
      })
      .map(({ tag, attributes, children }) => {
        const own = attributes.map(([key, text]) => ` ${key}="${text.replace(/[<&"]/g, '')}"`)
        return `<${tag}${own.join('')}>${children.join('')}</${tag}>`
      }),
  }))
  fc.assert(
    fc.property(element, (content) => {
      try {
        const { text, width, height } = read(content)
        expect(text).not.toMatch(/<script|onload|href="(?!#|data:image\/png;base64,|")/)
        expect([width, height].every((edge) => edge >= 1 && edge <= 64)).toBe(true)
      } catch (error) {
        expect(error).toBeInstanceOf(ImageError)
      }
    }),
  )
})
