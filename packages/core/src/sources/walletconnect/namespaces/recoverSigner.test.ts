import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { recoverSigner } from './recoverSigner.js'

describe('recoverSigner', () => {
  const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
  const own = account.address.toLowerCase()

  test.each([
    ['hex is bytes', '0xdeadbeef', { raw: '0xdeadbeef' }],
    ['hex in upper case', '0xDEADBEEF', { raw: '0xdeadbeef' }],
    ['an odd number of digits is text', '0xabc', '0xabc'],
    ['0x alone is text', '0x', '0x'],
    ['text', 'Hello', 'Hello'],
    ['an empty text', '', ''],
  ] as const)('default: %s', async (_, given, message) => {
    expect(await recoverSigner([given, await account.signMessage({ message })])).toBe(own)
  })

  test('behavior: another message has another signer', async () => {
    const signature = await account.signMessage({ message: 'Hello' })
    expect(await recoverSigner(['Hello ', signature])).not.toBe(own)
  })

  test.each([
    [undefined],
    [['Hello']],
    [['Hello', '0x']],
    [['Hello', 'ab'.repeat(65)]],
    [['Hello', `0x${'zz'.repeat(65)}`]],
    [['Hello', `0x${'ff'.repeat(65)}`]],
    [['Hello', `0x${'11'.repeat(66)}`]],
    [[{}, `0x${'11'.repeat(65)}`]],
    [{ 0: 'Hello', 1: 7 }],
  ])('error: %j', async (params) => {
    await expect(recoverSigner(params)).rejects.toMatchObject({ rpcCode: -32_602 })
  })
})
