import { hashTypedData as hashWithViem } from 'viem'
import { describe, expect, test } from 'vitest'
import { toTypedDataText } from './toTypedDataText.js'

describe('toTypedDataText', () => {
  const typedData = {
    domain: {
      name: 'App',
      version: '1',
      chainId: 1n,
      verifyingContract: `0x${'11'.repeat(20)}`,
      salt: `0x${'22'.repeat(32)}`,
    },
    types: {
      Pay: [
        { name: 'amount', type: 'uint256' },
        { name: 'parts', type: 'int8[]' },
      ],
    },
    primaryType: 'Pay',
    message: { amount: 2n ** 256n - 1n, parts: [-1n, 2] },
  } as const

  test('default: the wallet hashes exactly what the app requested', () => {
    const parsed = JSON.parse(toTypedDataText(typedData))
    expect(hashWithViem(parsed)).toBe(hashWithViem(typedData as Parameters<typeof hashWithViem>[0]))
    expect(parsed.message).toEqual({ amount: String(2n ** 256n - 1n), parts: ['-1', 2] })
  })

  test.each([
    [[], {}],
    [['name'], { name: 'App' }],
    [['version', 'chainId'], { chainId: 0, version: '' }],
    [['name', 'version', 'chainId', 'verifyingContract', 'salt'], typedData.domain],
    [['chainId'], { chainId: 1, name: undefined }],
  ])('behavior: the domain type has the fields %j, in the order of EIP-712', (fields, domain) => {
    const { types } = JSON.parse(toTypedDataText({ ...typedData, domain }))
    expect(types.EIP712Domain.map(({ name }: { name: string }) => name)).toEqual(fields)
    expect(types.Pay).toEqual(typedData.types.Pay)
  })

  test('behavior: keeps the domain type of the app', () => {
    const EIP712Domain = [{ name: 'chainId', type: 'uint64' }]
    const { types } = JSON.parse(
      toTypedDataText({ ...typedData, types: { ...typedData.types, EIP712Domain } }),
    )
    expect(types.EIP712Domain).toEqual(EIP712Domain)
  })
})
