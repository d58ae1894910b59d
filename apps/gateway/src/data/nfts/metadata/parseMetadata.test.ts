import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseMetadata } from './parseMetadata.js'

const parse = (value: unknown) => parseMetadata(JSON.stringify(value))

test('default', () => {
  expect(parse({ name: 'Ape #1', description: 'One\ntwo', image: 'ipfs://x', attributes: [] })).toEqual({
    name: 'Ape #1',
    description: 'One\ntwo',
    image: 'ipfs://x',
  })
})

test('behavior: image_url of early OpenSea metadata', () => {
  expect(parse({ name: 'Ape', image_url: 'https://a.example/1.png' })?.image).toBe('https://a.example/1.png')
})

test.each([{ name: 1, description: null, image: {} }, {}, { name: null, image: '' }])(
  'behavior: fields of other types in %j count as absent',
  (value) => {
    expect(parse(value)).toEqual({ name: '', description: undefined, image: undefined })
  },
)

test('behavior: characters that are not visible, or change the direction of the text, are removed', () => {
  expect(parse({ name: ' \u202eApe\u0000\u200b #1 ' })?.name).toBe('Ape #1')
})

test('behavior: long texts are shortened', () => {
  const metadata = parse({ name: '😀'.repeat(1_000), description: 'x'.repeat(1_000_000) })
  expect([...(metadata?.name ?? '')]).toHaveLength(100)
  expect(metadata?.description).toHaveLength(1_000)
})

test.each(['', '<html>', 'null', '[]', '1', '"x"', '{'])('error: %j is no metadata', (json) => {
  expect(parseMetadata(json)).toBeUndefined()
})

test('behavior: any JSON is metadata within the limits, or none', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      const { name = '', description = '' } = parseMetadata(json) ?? {}
      expect([...name].length <= 100 && [...description].length <= 1_000).toBe(true)
    }),
  )
})
