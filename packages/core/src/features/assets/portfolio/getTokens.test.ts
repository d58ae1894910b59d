import { expect, test } from 'vitest'
import type { TokenBalance } from '../../../ports/DataApi.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeDataApi } from '../../../testing/fakeDataApi.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { getTokens } from './getTokens.js'
import { makeToken } from './portfolio.fixtures.js'

const of = { address: `0x${'1'.repeat(40)}`, chainId: testNetworks[0].caipNetworkId }

function setUp(balances: readonly TokenBalance[] = []) {
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

test('behavior: removes what changes the direction of names, and shortens them', async () => {
  const { kit } = setUp([makeToken('AAA', { name: '\u202enioC DSU', symbol: 'A'.repeat(1_000) })])
  expect((await getTokens(kit, of)).tokens).toMatchObject([
    { name: 'nioC DSU', symbol: `${'A'.repeat(39)}…` },
  ])
})

test('param: force', async () => {
  const { kit, dataApi } = setUp()
  await getTokens(kit, { ...of, force: true })
  expect(dataApi.reads).toMatchObject([{ force: true }])
})
