import fc from 'fast-check'
import { expect, test } from 'vitest'
import { takeReturnUri } from './rules.js'
import { returnUri } from './social.fixtures.js'

const frameOrigin = 'https://login.example'
const own = `result_uri=${encodeURIComponent(returnUri)}`

/** A parameter of the app, encoded as an app or a browser does it; also one whose name begins or ends with that of the return. */
const parameter = fc.oneof(
  fc.webQueryParameters().map((text) => text.split('&', 1)[0] ?? ''),
  fc.constantFrom('result_uri2=a', 'my_result_uri=b', 'a=result_uri', 'b=%20+', 'c', '='),
)
const parameters = fc.array(parameter, { maxLength: 6 })

test('behavior: takeReturnUri removes the return from the address, and nothing else', () => {
  fc.assert(
    fc.property(parameters, parameters, fc.webPath(), fc.webFragments(), (before, after, path, hash) => {
      const toPage = (query: readonly string[]) =>
        new URL(`https://my-dapp.example${path}${query.length > 0 ? `?${query.join('&')}` : ''}#${hash}`).href
      const taken = takeReturnUri(toPage([...before, own, ...after]), frameOrigin)
      // A URL parser keeps a `?` without parameters.
      const rest = [...before, ...after].join('&')
      expect(taken).toEqual({ uri: returnUri, rest: toPage(rest === '' ? [] : [rest]) })
      // A reload of the page does not take it again.
      expect(takeReturnUri(taken?.rest ?? '', frameOrigin)).toBeUndefined()
    }),
  )
})

test('behavior: takeReturnUri takes nothing from an address without a return of the frame', () => {
  const value = fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl())
  fc.assert(
    fc.property(value, parameters, (foreign, other) => {
      const query = [...other, `result_uri=${encodeURIComponent(foreign)}`].join('&')
      expect(takeReturnUri(`https://my-dapp.example/?${query}`, frameOrigin)).toBeUndefined()
    }),
  )
})
