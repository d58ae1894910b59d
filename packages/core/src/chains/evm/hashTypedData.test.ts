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
})
