import { describe, expect, test, vi } from 'vitest'
import { AdapterNotFoundError } from '../../../foundation/errors/adapter.js'
import { BalanceUnavailableError } from '../../../foundation/errors/balance.js'
import { NetworkNotFoundError } from '../../../foundation/errors/network.js'
import { NotConnectedError } from '../../../foundation/errors/request.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import type { Adapter } from '../../../ports/Adapter.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { connect } from '../../wallet/connection/connect.js'
import { effects } from './effects.js'
import { getBalance } from './getBalance.js'

const [local, , elsewhere] = testNetworks
const [one, two] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`] as const

async function connected(options: Parameters<typeof fakeAdapter>[0] = {}) {
  const adapter = fakeAdapter({ wallets: [{ id: 'io.fake', accounts: [one, two] }], ...options })
  const test = createTestKit({ adapters: [adapter] })
  test.kit.mount()
  const set = (value: bigint | 'fails' | 'hangs', address: string = one) =>
    adapter.setBalance({ address, chainId: local.caipNetworkId, value })
  set(5n)
  await connect(test.kit, { connectorId: 'io.fake' })
  await nextMacrotask()
  return { ...test, adapter, set }
}

const stateOf = ({ kit }: Awaited<ReturnType<typeof connected>>) => kit.getState().balance.eip155

describe('getBalance', () => {
  test('default', async () => {
    const { kit } = await connected()
    expect(await getBalance(kit)).toEqual({ value: 5n, decimals: 18, symbol: 'ETH' })
  })

  test('behavior: at most 30 s old', async () => {
    const { kit, clock, set } = await connected()
    set(6n)
    await clock.advance(29_999)
    expect((await getBalance(kit)).value).toBe(5n)
    await clock.advance(1)
    expect((await getBalance(kit)).value).toBe(6n)
  })

  test('param: force', async () => {
    const { kit, set } = await connected()
    set(6n)
    expect((await getBalance(kit, { force: true })).value).toBe(6n)
  })

  test('behavior: two calls at once both resolve', async () => {
    const { kit, set } = await connected()
    set(6n)
    const both = [getBalance(kit, { force: true }), getBalance(kit, { force: true })]
    expect((await Promise.all(both)).map(({ value }) => value)).toEqual([6n, 6n])
  })

  test('error: a failure; retries are blocked for 30 s from the failure', async () => {
    const { kit, clock, set } = await connected()
    await clock.advance(30_000)
    set('fails')
    await expect(getBalance(kit)).rejects.toBeInstanceOf(BalanceUnavailableError)
    set(7n)
    await clock.advance(29_999)
    await expect(getBalance(kit, { force: true })).rejects.toThrow('Token Balance Unavailable')
    await clock.advance(1)
    expect((await getBalance(kit)).value).toBe(7n)
  })

  test('error: cancelled when another account becomes the active one', async () => {
    const { kit, adapter, set } = await connected()
    set('hangs')
    const asked = getBalance(kit, { force: true })
    set(9n, two)
    adapter.wallet('io.fake').switchAccount(two)
    await expect(asked).rejects.toBeInstanceOf(AbortedError)
    expect((await getBalance(kit)).value).toBe(9n)
  })

  test('error: cancelled when the wallet is disconnected, or the kit is destroyed', async () => {
    const first = await connected()
    first.set('hangs')
    const asked = getBalance(first.kit, { force: true })
    first.adapter.hostDisconnect()
    await expect(asked).rejects.toBeInstanceOf(AbortedError)
    expect(stateOf(first)).toEqual({ status: 'idle' })

    const second = await connected()
    second.set('hangs')
    const open = getBalance(second.kit, { force: true })
    second.kit.destroy()
    await expect(open).rejects.toBeInstanceOf(AbortedError)
  })

  test('error: no wallet is connected', async () => {
    const { kit } = createTestKit()
    await expect(getBalance(kit)).rejects.toBeInstanceOf(NotConnectedError)
    await expect(getBalance(kit, { namespace: 'solana' })).rejects.toBeInstanceOf(NotConnectedError)
  })

  test('error: the wallet is on a network that is not configured', async () => {
    const adapter = fakeAdapter({ wallets: [{ id: 'io.fake', chainId: elsewhere.caipNetworkId }] })
    const { kit } = createTestKit({ adapters: [adapter], networks: [local] })
    kit.mount()
    await connect(kit, { connectorId: 'io.fake' })
    await expect(getBalance(kit)).rejects.toBeInstanceOf(BalanceUnavailableError)
  })
})

describe('effects on the rest of the kit', () => {
  test('behavior: a failure shows a snackbar', async () => {
    const { kit, set } = await connected()
    set('fails')
    await expect(getBalance(kit, { force: true })).rejects.toThrow()
    expect(kit.getState().snackbar).toMatchObject({
      snackbar: { variant: 'error', code: 'balance-unavailable' },
    })
  })

  test('behavior: the balance follows the account, also while one is being read', async () => {
    const test = await connected()
    test.set('hangs')
    void getBalance(test.kit, { force: true }).catch(() => {})
    test.set(9n, two)
    test.adapter.wallet('io.fake').switchAccount(two)
    await nextMacrotask()
    expect(stateOf(test)).toMatchObject({ status: 'ready', of: { address: two }, value: 9n })
  })
})

describe('effects', () => {
  const of = { address: one, chainId: local.caipNetworkId } as const
  const effect = { type: 'fetch', key: 'fetch', of, at: 1 } as const

  function contextOf(namespace: 'eip155' | 'solana', kit = createTestKit()) {
    const { signal } = new AbortController()
    return { context: { ...kit.kit.internal, namespace, signal, send: () => {} }, ...kit }
  }

  test.each([false, true])(
    'behavior: the account is painted before its balance is requested, disconnected: %j',
    async (isDisconnected) => {
      const idle: (() => void)[] = []
      vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback))
      const { context } = contextOf('eip155')
      const controller = new AbortController()
      const request = vi.fn(async () => 7n)
      const adapter = { ...context.adapterOf('eip155'), getBalance: request } as Adapter
      const { signal } = controller
      const event = effects.fetch(effect, { ...context, signal, adapterOf: () => adapter })
      await nextMacrotask()
      vi.unstubAllGlobals()
      expect(request).not.toHaveBeenCalled()
      if (isDisconnected) controller.abort()
      for (const callback of idle) callback()
      expect(await event).toMatchObject(
        isDisconnected ? { type: 'loadFailed' } : { type: 'loaded', value: 7n },
      )
      expect(request).toHaveBeenCalledTimes(isDisconnected ? 0 : 1)
    },
  )

  test('error: without an adapter', async () => {
    const { context, clock } = contextOf('solana')
    expect(await effects.fetch(effect, context)).toMatchObject({
      type: 'loadFailed',
      of,
      at: clock.now(),
      error: { code: 'balance-unavailable', cause: expect.any(AdapterNotFoundError) },
    })
  })

  test('error: names the network', async () => {
    const { context } = contextOf('solana')
    const event = await effects.fetch(effect, context)
    expect(event?.type === 'loadFailed' && event.error.message).toContain(
      'The balance on Local One could not',
    )
  })

  test('error: without a network', async () => {
    const { context } = contextOf('eip155')
    const unconfigured = { ...effect, of: { ...of, chainId: elsewhere.caipNetworkId } }
    expect(await effects.fetch(unconfigured, context)).toMatchObject({
      type: 'loadFailed',
      error: { code: 'balance-unavailable', cause: expect.any(NetworkNotFoundError) },
    })
  })
})
