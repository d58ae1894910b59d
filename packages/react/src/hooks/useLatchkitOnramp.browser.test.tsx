import { connect, disconnect } from '@latchkit/core/actions'
import type { OnRamp } from '@latchkit/core/ports'
import { fakeDataApi } from '@latchkit/core/testing'
import { expect, test } from 'vitest'
import { createKitWithWallets } from '../kit.fixtures.js'
import { renderHookInKit } from './renderHookInKit.fixtures.js'
import { useLatchkitOnramp } from './useLatchkitOnramp.js'

const connectorId = 'io.fake'
const quote = { provider: 'harbor', amount: '0.03', fee: '2.5', quoteId: 'q1' }

/** The hook over a server with one provider, connected. */
async function setUp() {
  const reads: string[] = []
  const onramp: OnRamp = {
    getOptions: async () => ({
      currencies: [
        {
          symbol: 'ETH',
          name: 'Ether',
          networks: [{ id: 'devnet', name: 'Devnet', chainId: 'eip155:31337' }],
        },
      ],
      payments: [{ id: 'USD', limits: [{ method: 'card', min: '10.00', max: '7500.00' }] }],
      providers: [{ id: 'harbor', name: 'Harbor Pay' }],
    }),
    getQuotes: async ({ amount }) => {
      reads.push(amount)
      return [quote]
    },
    startPurchase: async () => ({ url: 'https://pay.example/1', purchaseId: 'abc' }),
    getPurchase: async () => ({ status: 'completed', amount: '0.03' }),
  }
  const dataApi = () => ({ ...fakeDataApi()(), onramp: async () => onramp })
  const setup = createKitWithWallets(undefined, { dataApi })
  const rendered = await renderHookInKit(() => useLatchkitOnramp(), setup)
  await rendered.act(() => connect(setup.kit, { connectorId }))
  await expect.poll(() => rendered.result.current.form.status).toBe('ready')
  const { clock } = setup
  return { ...rendered, clock, reads }
}

test('default: compares offers, and follows the purchase until the tokens have arrived', async () => {
  const { result, act, clock } = await setUp()
  expect(result.current.form).toMatchObject({ check: 'add-amount', token: { symbol: 'ETH' } })
  await act(async () => result.current.update({ amount: '100' }))
  await act(() => clock.advance(500))
  await expect
    .poll(() => result.current.form)
    .toMatchObject({
      ...{ check: 'ready', quotes: 'live', quotedAt: clock.now() },
      offers: [{ status: 'quoted', amount: '0.03', isBest: true }],
    })
  await act(async () => void (await result.current.buy({ provider: 'harbor', isPageOpened: false })))
  expect(result.current.purchases.months).toMatchObject([{ purchases: [{ status: 'created', paid: '100' }] }])
  await act(() => clock.advance(4_000))
  await expect
    .poll(() => result.current.purchases.months)
    .toMatchObject([{ purchases: [{ status: 'completed', amount: '0.03' }] }])
})

test('behavior: reads the quotes when it is asked to, every 30 s, and not after it is unmounted', async () => {
  const { result, act, clock, reads, unmount } = await setUp()
  await act(async () => result.current.update({ amount: '100' }))
  await act(() => clock.advance(500))
  await expect.poll(() => reads).toHaveLength(1)
  await expect.poll(() => result.current.form).toMatchObject({ quotes: 'live' })
  await act(async () => result.current.refresh())
  await expect.poll(() => reads).toHaveLength(2)
  await act(() => clock.advance(30_000))
  await expect.poll(() => reads).toHaveLength(3)
  await unmount()
  await clock.advance(60_000)
  expect(reads).toHaveLength(3)
})

test('behavior: the form ends with the session', async () => {
  const { result, act, kit } = await setUp()
  await act(async () => void (await disconnect(kit)))
  await expect.poll(() => result.current.form.status).toBe('disconnected')
})
