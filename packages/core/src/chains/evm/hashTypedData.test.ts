import { bytesToHex } from '@noble/hashes/utils'
import fc from 'fast-check'
import { hashTypedData as hashWithViem } from 'viem'
import { describe, expect, test } from 'vitest'
import { hashTypedData } from './hashTypedData.js'

const cow = '0xCD2a3d9F938E13CD947Ec05AbC7FE734Df8DD826'
const bob = '0xbBbBBBBbbBBBbbbBbbBbbbbBBbBbbbbBbBbbBBbB'
const mail = {
  domain: { name: 'Ether Mail', version: '1', chainId: 1, verifyingContract: bob },
  types: {
    Person: [
      { name: 'name', type: 'string' },
      { name: 'wallet', type: 'address' },
    ],
    Mail: [
      { name: 'from', type: 'Person' },
      { name: 'to', type: 'Person' },
      { name: 'contents', type: 'string' },
    ],
  },
  primaryType: 'Mail',
  message: { from: { name: 'Cow', wallet: cow }, to: { name: 'Bob', wallet: bob }, contents: 'Hello, Bob!' },
} as const

/** One struct with a field of each of these types. */
function struct(...fields: readonly (readonly [type: string, value: unknown])[]) {
  return {
    domain: {},
    types: { Thing: fields.map(([type], at) => ({ name: `field${at}`, type })) },
    primaryType: 'Thing',
    message: Object.fromEntries(fields.map(([, value], at) => [`field${at}`, value])),
  }
}

function hash(typedData: Parameters<typeof hashTypedData>[0]): string {
  return `0x${bytesToHex(hashTypedData(typedData))}`
}

describe('hashTypedData', () => {
  test('default: the example of EIP-712, with every field of the domain', () => {
    const domain = {
      ...mail.domain,
      verifyingContract: '0xCcCCccccCCCCcCCCCCCcCcCccCcCCCcCcccccccC',
    } as const
    expect(hash({ ...mail, domain })).toBe(
      '0xbe609aee343fb3c4b28e1df9e632fca64fcfaede20f02e86244efddf30957bd2',
    )
  })

  test('behavior: agrees with viem on arrays, nested structs and values of every kind', () => {
    const bytes = fc.uint8Array({ maxLength: 70 }).map((value) => `0x${bytesToHex(value)}`)
    const fixed = (size: number) =>
      fc.uint8Array({ minLength: size, maxLength: size }).map((value) => `0x${bytesToHex(value)}`)
    const value = fc.tuple(
      fc.string(),
      fc.boolean(),
      fc.bigInt(0n, 2n ** 256n - 1n),
      fc.bigInt(-(2n ** 127n), 2n ** 127n - 1n),
      fixed(20),
      bytes,
      fixed(4),
      fc.array(fc.bigInt(0n, 255n), { maxLength: 3 }),
      fc.array(fc.tuple(fc.string(), fixed(20)), { maxLength: 2 }),
    )
    fc.assert(
      fc.property(value, ([text, flag, large, signed, account, data, four, list, people]) => {
        const persons = people.map(([name, wallet]) => ({ name, wallet }))
        const message = { text, flag, large, signed, account, data, four, list, grid: [list, list], persons }
        const types = {
          ...mail.types,
          Thing: [
            ...[
              'string text',
              'bool flag',
              'uint256 large',
              'int128 signed',
              'address account',
              'bytes data',
            ],
            ...['bytes4 four', 'uint8[] list', 'uint8[][2] grid', 'Person[] persons'],
          ].map((field) => ({ type: field.split(' ')[0] ?? '', name: field.split(' ')[1] ?? '' })),
        }
        const typedData = { domain: mail.domain, types, primaryType: 'Thing', message }
        expect(hash(typedData)).toBe(hashWithViem(typedData as Parameters<typeof hashWithViem>[0]))
      }),
      { numRuns: 50 },
    )
  })

  test('behavior: the domain that the caller lists, and every form of its chain id', () => {
    const types = { ...mail.types, EIP712Domain: [{ name: 'chainId', type: 'uint256' }] }
    const expected = hash({ ...mail, types })
    expect(expected).not.toBe(hash(mail))
    for (const chainId of [1n, '1', '0x1'])
      expect(hash({ ...mail, types, domain: { ...mail.domain, chainId } })).toBe(expected)
  })

  test('behavior: hashes the domain alone', () => {
    const { domain, types } = mail
    const typedData = { domain, types, primaryType: 'EIP712Domain' } as const
    expect(hash({ ...typedData, message: {} })).toBe(hashWithViem(typedData))
  })

  test.each([
    ['uint8', 256],
    ['uint8', -1],
    ['int8', 128],
    ['uint256', '1.5'],
    ['uint256', ''],
    ['uint256', 2 ** 60],
    ['bool', 'true'],
    ['address', '0x12'],
    ['bytes4', '0x12'],
    ['bytes', 'text'],
    ['string', 7],
    ['uint8[]', 7],
    ['uint8[2]', [7]],
    ['Missing', {}],
    ['function', '0x'],
  ])('error: refuses a value that is not %s: %o', (type, value) => {
    expect(() => hashTypedData(struct([type, value]))).toThrow(TypeError)
  })

  test.each([8, 16, 32, 64, 96, 128, 160, 248, 256])('behavior: the bounds of uint%i and int%i', (bits) => {
    const [unsigned, signed] = [2n ** BigInt(bits) - 1n, 2n ** BigInt(bits - 1)]
    for (const [type, least, most] of [
      [`uint${bits}`, 0n, unsigned],
      [`int${bits}`, -signed, signed - 1n],
    ] as const) {
      for (const value of [least, most, 0n, 1n]) {
        const typedData = struct([type, value])
        expect(hash(typedData)).toBe(hashWithViem(typedData as Parameters<typeof hashWithViem>[0]))
      }
      for (const value of [least - 1n, most + 1n])
        expect(() => hash(struct([type, value]))).toThrow(TypeError)
    }
  })

  test.each(Array.from({ length: 32 }, (_, at) => at + 1))(
    'behavior: bytes%i has exactly this length',
    (size) => {
      const typedData = struct([`bytes${size}`, `0x${'ab'.repeat(size)}`])
      expect(hash(typedData)).toBe(hashWithViem(typedData as Parameters<typeof hashWithViem>[0]))
      for (const wrong of [size - 1, size + 1])
        expect(() => hash(struct([`bytes${size}`, `0x${'ab'.repeat(wrong)}`]))).toThrow(TypeError)
    },
  )

  test('behavior: a number in every form has the same hash', () => {
    const expected = hash(struct(['uint256', 255n]))
    for (const value of [255, '255', '0xff', '0xFF', '0x00ff', '0255'])
      expect(hash(struct(['uint256', value]))).toBe(expected)
    expect(hash(struct(['int256', -1n]))).toBe(hash(struct(['int256', '-1'])))
  })

  test('behavior: a struct that contains a list of itself, and types in another order', () => {
    const types = {
      Leaf: [{ name: 'value', type: 'uint8' }],
      Tree: [
        { name: 'leaf', type: 'Leaf' },
        { name: 'branches', type: 'Tree[]' },
      ],
    }
    const branch = { leaf: { value: 2 }, branches: [] }
    const typedData = {
      domain: {},
      types,
      primaryType: 'Tree',
      message: { leaf: { value: 1 }, branches: [branch, branch] },
    }
    const expected = hashWithViem(typedData as Parameters<typeof hashWithViem>[0])
    expect(hash(typedData)).toBe(expected)
    expect(hash({ ...typedData, types: { Tree: types.Tree, Leaf: types.Leaf } })).toBe(expected)
    // A type that nothing refers to is not part of the hash.
    expect(hash({ ...typedData, types: { ...types, Unused: [] } })).toBe(expected)
  })

  test.each([
    ['__proto__', {}],
    ['constructor', {}],
    ['toString', {}],
    ['bytes33', `0x${'ab'.repeat(33)}`],
    ['uint8[-1]', []],
    ['uint8[', []],
    ['', 1],
    ['Uint8', 1],
  ])('error: %s is not a type', (type, value) => {
    expect(() => hash(struct([type, value]))).toThrow(TypeError)
  })

  test.each([null, undefined, 'text', 7])('error: the message %j is not a struct', (message) => {
    expect(() => hash({ ...mail, message: message as never })).toThrow(TypeError)
  })

  test('error: a missing field, also of a nested struct', () => {
    const { contents: _, ...others } = mail.message
    expect(() => hash({ ...mail, message: others })).toThrow(TypeError)
    expect(() => hash({ ...mail, message: { ...mail.message, to: { name: 'Bob' } } })).toThrow(TypeError)
    expect(() => hash({ ...mail, primaryType: 'Missing' })).toThrow(TypeError)
  })
})
