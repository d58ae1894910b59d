import { expect, test } from 'vitest'
import { cleanName } from '../../../foundation/schema/cleanName.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeDataApi } from '../../../testing/fakeDataApi.js'
import { ethereum } from '../../wallet/network/network.fixtures.js'
import { makeToken } from './portfolio.fixtures.js'
import { readTokens } from './readTokens.js'

const of = { address: '0x1', chainId: 'eip155:1' } as const

/** Returns the URLs of the pages of the tokens in the block explorer of the chain. */
async function readUrls(url: string | undefined, addresses: readonly (string | undefined)[]) {
  const dataApi = fakeDataApi()
  const blockExplorers = url === undefined ? undefined : { default: { name: 'Explorer', url } }
  const { kit } = createTestKit({ networks: [{ ...ethereum, blockExplorers }], dataApi })
  dataApi.setBalances({ ...of, balances: addresses.map((address) => makeToken('AAA', { address })) })
  const parameters = { ...of, signal: new AbortController().signal }
  const { tokens } = await readTokens({ ...kit.internal, cleanName }, parameters)
  return tokens.map(({ explorerUrl }) => explorerUrl)
}

test('default: a token has its page in the block explorer', async () => {
  expect(await readUrls('https://explorer.example', ['0xaaa'])).toEqual([
    'https://explorer.example/token/0xaaa',
  ])
})

test('behavior: the native token has no page', async () => {
  expect(await readUrls('https://explorer.example', [undefined])).toEqual([undefined])
})

test('behavior: without a block explorer there is no page', async () => {
  expect(await readUrls(undefined, ['0xaaa'])).toEqual([undefined])
})

test('behavior: the address is one part of the path', async () => {
  expect(await readUrls('https://explorer.example/?net=1', ['../a?b'])).toEqual([
    'https://explorer.example/token/..%2Fa%3Fb?net=1',
  ])
})

test('behavior: without prices an account without tokens has no total value', async () => {
  const dataApi = fakeDataApi()
  const { kit } = createTestKit({ networks: [ethereum], dataApi })
  const parameters = { ...of, signal: new AbortController().signal }
  const read = () => readTokens({ ...kit.internal, cleanName }, parameters)
  expect(await read()).toMatchObject({ tokens: [], totalValue: 0n })
  dataApi.setBalances({ ...of, balances: [], isUnpriced: true })
  const unpriced = await read()
  expect(unpriced).toMatchObject({ tokens: [], isUnpriced: true })
  expect(unpriced).not.toHaveProperty('totalValue')
  dataApi.setBalances({ ...of, balances: [], unavailable: 'unsupported' })
  const missing = await read()
  expect(missing).toMatchObject({ tokens: [], unavailable: 'unsupported' })
  expect(missing).not.toHaveProperty('totalValue')
})
