import { createPairing } from '@latchkit/core/actions'
import { fakeRelay } from '@latchkit/core/testing'
import { describe, expect, test } from 'vitest'
import { createKitWithWallets } from '../kit.fixtures.js'
import { renderHookInKit } from './renderHookInKit.fixtures.js'
import { useLatchkitPairing } from './useLatchkitPairing.js'

async function setUp() {
  const relay = fakeRelay()
  relay.behavior = 'waits'
  return {
    relay,
    ...(await renderHookInKit(() => useLatchkitPairing(), createKitWithWallets(undefined, { relay }))),
  }
}

describe('useLatchkitPairing', () => {
  test('default', async () => {
    const { kit, relay, clock, result, renders, act } = await setUp()
    expect(result.current.status).toBe('idle')
    await act(async () => {
      const { uri } = await result.current.pair()
      expect(uri).toBe(relay.uris[0])
    })
    const expiresAt = clock.now() + 240_000
    expect(result.current).toMatchObject({ status: 'waiting', uri: relay.uris[0], expiresAt })
    expect(renders.some(({ status }) => status === 'failed')).toBe(false)
    await act(async () => relay.approve())
    await expect.poll(() => result.current.status).toBe('idle')
    expect(kit.getState().connection.eip155).toMatchObject({ session: { connectorId: 'walletConnect' } })
  })

  test('behavior: keeps the previous URI until it is renewed', async () => {
    const { relay, clock, result, act } = await setUp()
    await act(() => result.current.pair())
    await act(() => clock.advance(230_000))
    expect(result.current).toMatchObject({ status: 'waiting', uri: relay.uris[1] })
  })

  test('behavior: does not return a pairing that the modal started', async () => {
    const { kit, relay, result, act } = await setUp()
    await act(async () => void (await createPairing(kit)))
    expect(kit.getState().pairing).toMatchObject({ status: 'waiting' })
    expect(result.current).toMatchObject({ status: 'idle' })
    expect(result.current.uri).toBeUndefined()

    await act(() => result.current.pair())
    expect(result.current).toMatchObject({ status: 'waiting', uri: relay.uris[0] })
    await act(async () => relay.reject())
    await expect.poll(() => result.current.status).toBe('declined')
    await act(async () => void (await createPairing(kit)))
    expect(result.current).toMatchObject({ status: 'idle' })
  })

  test('behavior: reports an expired session until the next pairing', async () => {
    const { relay, result, act } = await setUp()
    await act(() => result.current.pair())
    await act(async () => relay.approve())
    await expect.poll(() => result.current.status).toBe('idle')
    await act(async () => relay.end('expiry'))
    expect(result.current).toMatchObject({ status: 'expired', error: { code: 'session-ended' } })
    await act(() => result.current.pair())
    expect(result.current).toMatchObject({ status: 'waiting', uri: relay.uris[1] })
  })

  test('behavior: cancel removes the URI', async () => {
    const { relay, result, act } = await setUp()
    await act(() => result.current.pair())
    await act(() => result.current.cancel())
    expect(result.current).toMatchObject({ status: 'idle' })
    expect(result.current.uri).toBeUndefined()
    expect(relay.waiting).toBe(0)
  })

  test('behavior: the status is "declined" after the wallet rejects', async () => {
    const { relay, result, act } = await setUp()
    await act(() => result.current.pair())
    await act(async () => relay.reject())
    await expect.poll(() => result.current.status).toBe('declined')
  })

  test('error: pair rejects if the relay is unreachable', async () => {
    const { relay, result, act } = await setUp()
    relay.behavior = 'unreachable'
    await act(async () => {
      await expect(result.current.pair()).rejects.toMatchObject({ code: 'relay-unreachable' })
    })
    expect(result.current).toMatchObject({ status: 'failed', error: { code: 'relay-unreachable' } })
  })

  test('behavior: the status is "unavailable" without a relay', async () => {
    const { result } = await renderHookInKit(() => useLatchkitPairing(), createKitWithWallets())
    expect(result.current.status).toBe('unavailable')
    await expect(result.current.pair()).rejects.toMatchObject({ code: 'action-ignored' })
  })

  test('behavior: returns stable functions', async () => {
    const { relay, result, renders, act } = await setUp()
    await act(() => result.current.pair())
    await act(async () => relay.reject())
    expect(new Set(renders.map(({ pair }) => pair)).size).toBe(1)
    expect(new Set(renders.map(({ cancel }) => cancel)).size).toBe(1)
  })
})
