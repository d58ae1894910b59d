import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getCapabilities } from './getCapabilities.js'
import { isEip1193Provider } from './isEip1193Provider.js'
import { toCapabilities } from './toCapabilities.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const capabilities = { '0x1': { atomic: { status: 'supported' } } }

describe('getCapabilities', () => {
  test('default: asks for the capabilities of the address (EIP-5792)', async () => {
    const asked: unknown[] = []
    const request = async (question: unknown) => {
      asked.push(question)
      return capabilities
    }
    expect(await getCapabilities(async () => ({ request }), address)).toEqual(capabilities)
    expect(asked).toEqual([{ method: 'wallet_getCapabilities', params: [address] }])
  })

  test.each<[string, Parameters<typeof getCapabilities>[0]]>([
    ['the wallet does not implement it', () => ({ request: () => Promise.reject({ code: -32_601 }) })],
    ['the user declines', () => ({ request: () => Promise.reject({ code: 4001 }) })],
    ['the provider is not found', () => Promise.reject(new Error('No provider.'))],
    [
      'finding it throws',
      () => {
        throw new Error('No provider.')
      },
    ],
    ['the response is not an object', () => ({ request: async () => 'none' })],
  ])('behavior: returns {} if %s', async (_, find) => {
    expect(await getCapabilities(find, address)).toEqual({})
  })
})

test('behavior: capabilities never contain a key that is not a chain, such as __proto__', () => {
  const hostile = JSON.parse('{"__proto__": {"0x1": {}}, "constructor": {}, "0x1": {"a": 1}, "0x": {}}')
  const found = toCapabilities(hostile)
  expect(Object.keys(found)).toEqual(['0x1'])
  expect(Object.getPrototypeOf(found)).toBe(Object.prototype)
  fc.assert(
    fc.property(fc.anything(), (answer) => {
      for (const [chainId, one] of Object.entries(toCapabilities(answer))) {
        expect(chainId).toMatch(/^0x[0-9a-f]+$/i)
        expect(typeof one).toBe('object')
      }
    }),
  )
})

test.each<[unknown, boolean]>([
  [{ request: () => {} }, true],
  [Object.assign(() => {}, { request: () => {} }), true],
  [Object.create({ request: () => {} }), true],
  [{ request: 'yes' }, false],
  [{}, false],
  [() => {}, false],
  [null, false],
  [undefined, false],
  ['request', false],
  [7, false],
])('default: isEip1193Provider, row %#', (value, expected) => {
  expect(isEip1193Provider(value)).toBe(expected)
})
