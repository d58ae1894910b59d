import { describe, expect, test } from 'vitest'
import { BalanceUnavailableError } from '../../../foundation/errors/balance.js'
import { ConfigError } from '../../../foundation/errors/config.js'
import { NotConnectedError } from '../../../foundation/errors/request.js'
import { RpcRequestError } from '../../../foundation/errors/rpc.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import type { TokenBalance } from '../../../ports/DataApi.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { fakeDataApi } from '../../../testing/fakeDataApi.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { connect } from '../../wallet/connection/connect.js'
import { createEffects } from './effects.js'
import { makeToken } from './portfolio.fixtures.js'
import { refreshTokens } from './refreshTokens.js'
import { startModules } from './startModules.js'

const [local, , elsewhere] = testNetworks
const chainId = local.caipNetworkId
const [one, two] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`] as const

async function connected() {
  const dataApi = fakeDataApi()
  const adapter = fakeAdapter({ wallets: [{ id: 'io.fake', accounts: [one, two] }] })
  const test = createTestKit({ adapters: [adapter], dataApi })
  test.kit.mount()
  await connect(test.kit, { connectorId: 'io.fake' })
  const set = (balances: readonly TokenBalance[] | 'fails' | 'hangs', address: string = one) =>
    dataApi.setBalances({ address, chainId, balances })
  set([makeToken('AAA', { price: '2' })])
  return { ...test, adapter, dataApi, set }
}

const symbolsOf = ({ tokens }: refreshTokens.ReturnType) => tokens.map(({ symbol }) => symbol)

describe('refreshTokens', () => {
  test('default', async () => {
    const { kit, clock, dataApi } = await connected()
    expect(dataApi.reads).toEqual([])
    expect(await refreshTokens(kit)).toMatchObject({
      tokens: [{ symbol: 'AAA', value: 2n * 10n ** 18n }],
      totalValue: 2n * 10n ** 18n,
      at: clock.now(),
    })
    expect(kit.getState().portfolio?.eip155).toMatchObject({ status: 'ready' })
  })

  test('behavior: bypasses the cache', async () => {
    const { kit, set } = await connected()
    await refreshTokens(kit)
    set([makeToken('BBB')])
    expect(symbolsOf(await refreshTokens(kit))).toEqual(['BBB'])
  })

  test('behavior: removes what changes the direction of names, and shortens them', async () => {
    const { kit, set } = await connected()
    set([makeToken('AAA', { name: '\u202enioC DSU', symbol: 'A'.repeat(1_000) })])
    expect((await refreshTokens(kit)).tokens).toMatchObject([
      { name: 'nioC DSU', symbol: `${'A'.repeat(39)}…` },
    ])
  })

  test('behavior: two calls at once both resolve', async () => {
    const { kit } = await connected()
    const both = await Promise.all([refreshTokens(kit), refreshTokens(kit)])
    expect(both.map(symbolsOf)).toEqual([['AAA'], ['AAA']])
  })

  test('error: a failure; retries are blocked for 30 s', async () => {
    const { kit, clock, set } = await connected()
    set('fails')
    await expect(refreshTokens(kit)).rejects.toThrow('Token Balance Unavailable')
    set([makeToken('AAA')])
    await clock.advance(29_999)
    await expect(refreshTokens(kit)).rejects.toBeInstanceOf(BalanceUnavailableError)
    await clock.advance(1)
    expect(symbolsOf(await refreshTokens(kit))).toEqual(['AAA'])
  })

  test('error: another account becomes the active one', async () => {
    const { kit, adapter, set } = await connected()
    await refreshTokens(kit)
    set('hangs')
    const pending = refreshTokens(kit)
    await nextMacrotask()
    adapter.wallet('io.fake').switchAccount(two)
    await expect(pending).rejects.toBeInstanceOf(AbortedError)
    expect(kit.getState().portfolio?.eip155).toEqual({ status: 'idle' })
  })

  test('error: the kit is destroyed', async () => {
    const { kit, set, dataApi } = await connected()
    set('hangs')
    const pending = refreshTokens(kit)
    await expect.poll(() => dataApi.reads).toHaveLength(1)
    kit.destroy()
    await expect(pending).rejects.toBeInstanceOf(AbortedError)
    expect(dataApi.reads).toMatchObject([{ isAborted: true }])
  })

  test('error: no wallet is connected', async () => {
    const { kit } = createTestKit({ dataApi: fakeDataApi() })
    await expect(refreshTokens(kit)).rejects.toBeInstanceOf(NotConnectedError)
  })

  test('error: the wallet is on a network that is not configured', async () => {
    const { kit, adapter, dataApi } = await connected()
    adapter.wallet('io.fake').switchChain(elsewhere.caipNetworkId)
    await expect(refreshTokens(kit)).rejects.toThrow('Token Balance Unavailable')
    expect(dataApi.reads).toEqual([])
  })

  test('error: without the option dataApi', async () => {
    const { kit } = createTestKit()
    await expect(refreshTokens(kit)).rejects.toBeInstanceOf(ConfigError)
    expect(kit.getState()).not.toHaveProperty('portfolio')
  })
})

describe('effects', () => {
  const of = { address: one, chainId } as const
  const effect = { type: 'fetch', key: 'fetch', of, at: 1 } as const

  test('error: names the network and has the cause', async () => {
    const { kit, clock, set } = await connected()
    set('fails')
    const { signal } = new AbortController()
    const context = { ...kit.internal, namespace: 'eip155', signal, send: () => {} } as const
    const event = await createEffects(startModules).fetch(effect, context)
    const cause = expect.any(RpcRequestError)
    expect(event).toMatchObject({ type: 'loadFailed', of, at: clock.now(), error: { cause } })
    expect(event?.type === 'loadFailed' && event.error.message).toContain('on Local One could not')
  })
})
