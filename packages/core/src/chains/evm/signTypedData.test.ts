import { bytesToHex } from '@noble/hashes/utils'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { InvalidTypedDataError } from '../../foundation/errors/typedData.js'
import type { TypedData } from '../../ports/EvmMethods.js'
import { fakeClock } from '../../testing/fakeClock.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { checkSignature } from './checkSignature.js'
import { ambiguous, hashedByEthSigUtil } from './ethSigUtil.fixtures.js'
import { hashTypedData } from './hashTypedData.js'
import { signTypedData } from './signTypedData.js'

const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)

/** A wallet that signs a hash, whatever it is asked for, and a network that must not be asked. */
function setUp(hash: string = `0x${'00'.repeat(32)}`) {
  const prompts: unknown[] = []
  const asked: string[] = []
  const warnings: unknown[] = []
  const provider = {
    async request(request: unknown) {
      prompts.push(request)
      return account.sign({ hash: hash as `0x${string}` })
    },
  }
  const subject = {
    address: account.address,
    network: testNetworks[0],
    request: async ({ method }: { readonly method: string }) => {
      asked.push(method)
      return '0x'
    },
    context: { clock: fakeClock(), warn: (...parts: unknown[]) => void warnings.push(parts) },
  }
  const sign = (typedData: TypedData) => signTypedData(provider, { ...subject, typedData })
  return { prompts, asked, warnings, subject, sign }
}

describe('signTypedData', () => {
  test.each(hashedByEthSigUtil)(
    'default: verifies $name, which eth_signTypedData_v4 of @metamask/eth-sig-util 9.0.0 signs, without a request',
    async ({ json, hash }) => {
      const typedData = JSON.parse(json)
      const { sign, prompts, asked, warnings } = setUp(hash)
      expect(`0x${bytesToHex(hashTypedData(typedData))}`).toBe(hash)
      expect(await sign(typedData)).toBe(await account.sign({ hash: hash as `0x${string}` }))
      expect(prompts).toEqual([{ method: 'eth_signTypedData_v4', params: [account.address, json] }])
      expect([asked, warnings]).toEqual([[], []])
    },
  )

  test.each(ambiguous)('error: refuses $name before the wallet is asked', async ({ json }) => {
    const { sign, prompts, asked } = setUp()
    await expect(sign(JSON.parse(json))).rejects.toThrow(InvalidTypedDataError)
    expect([prompts, asked]).toEqual([[], []])
  })

  test('error: refuses data that is nested too deeply, and says which value is wrong', async () => {
    const { sign, prompts } = setUp()
    const types = { Node: [{ name: 'next', type: 'Node' }] }
    let message: Record<string, unknown> = {}
    for (let depth = 0; depth < 50_000; depth += 1) message = { next: message }
    const typedData = { domain: {}, types, primaryType: 'Node', message }
    await expect(sign(typedData)).rejects.toThrow(InvalidTypedDataError)
    const list = { List: [{ name: 'items', type: 'uint8[]' }] }
    const wrong = sign({ domain: {}, types: list, primaryType: 'List', message: { items: [1, 256] } })
    await expect(wrong).rejects.toThrow('"message.items[1]" must be of the type uint8, got 256')
    expect(prompts).toEqual([])
  })
})

test('error: checkSignature rejects content that cannot be hashed, in place of a warning about the network', async () => {
  const { subject, asked, warnings } = setUp()
  const signature = await account.sign({ hash: `0x${'00'.repeat(32)}` })
  for (const { json } of ambiguous) {
    const typedData = JSON.parse(json)
    const checked = checkSignature(signature, { typedData }, { method: 'eth_signTypedData_v4', ...subject })
    await expect(checked).rejects.toThrow(InvalidTypedDataError)
  }
  expect([asked, warnings]).toEqual([[], []])
})
