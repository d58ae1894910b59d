import { expect, test } from 'vitest'
import { BalanceUnavailableError } from '../../../foundation/errors/balance.js'
import { ConfigError } from '../../../foundation/errors/config.js'
import { RpcRequestError } from '../../../foundation/errors/rpc.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import type { TokenBalance } from '../../../ports/DataApi.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeDataApi } from '../../../testing/fakeDataApi.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { getTokens } from './getTokens.js'
import { makeToken } from './portfolio.fixtures.js'

const of = { address: `0x${'1'.repeat(40)}`, chainId: testNetworks[0].caipNetworkId }

function setUp(balances: readonly TokenBalance[] | 'fails' | 'hangs' = []) {
  const dataApi = fakeDataApi()
  dataApi.setBalances({ ...of, balances })
  return { ...createTestKit({ dataApi }), dataApi }
}

test('default: the tokens of an account that is not connected', async () => {
  const { kit, clock } = setUp([makeToken('AAA'), makeToken('BBB', { price: '2' })])
  const state = kit.getState()
  expect(await getTokens(kit, of)).toMatchObject({
    tokens: [{ symbol: 'BBB', value: 2n * 10n ** 18n }, { symbol: 'AAA' }],
    totalValue: 2n * 10n ** 18n,
    at: clock.now(),
  })
  expect(kit.getState()).toBe(state)
})

test('behavior: cleans names', async () => {
  const { kit } = setUp([makeToken('AAA', { name: '\u202enioC DSU' })])
  expect((await getTokens(kit, of)).tokens).toMatchObject([{ name: 'nioC DSU' }])
})

test('behavior: each call reads', async () => {
  const { kit, dataApi } = setUp()
  await getTokens(kit, of)
  await getTokens(kit, of)
  expect(dataApi.reads).toHaveLength(2)
})

test('param: force', async () => {
  const { kit, dataApi } = setUp()
  await getTokens(kit, { ...of, force: true })
  expect(dataApi.reads).toMatchObject([{ force: true }])
})

test('param: signal aborts the read', async () => {
  const { kit, dataApi } = setUp('hangs')
  const controller = new AbortController()
  const result = getTokens(kit, { ...of, signal: controller.signal })
  await expect.poll(() => dataApi.reads).toHaveLength(1)
  controller.abort()
  await expect(result).rejects.toBeInstanceOf(AbortedError)
  expect(dataApi.reads).toMatchObject([{ isAborted: true }])
})

test('error: names the network, and keeps the cause', async () => {
  const { kit } = setUp('fails')
  const error: unknown = await getTokens(kit, of).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(BalanceUnavailableError)
  expect(error).toMatchObject({
    message: expect.stringContaining('Local One'),
    cause: expect.any(RpcRequestError),
  })
})

test('error: without a data API', async () => {
  const { kit } = createTestKit()
  await expect(getTokens(kit, of)).rejects.toBeInstanceOf(ConfigError)
})
