import { describe, expect, test } from 'vitest'
import { scopeStorage } from '../../../config/scopeStorage.js'
import { readStored } from '../../../config/stored.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { NetworkNotFoundError } from '../../../foundation/errors/network.js'
import { AbortedError, ChainNotSupportedError, UserRejectedError } from '../../../foundation/errors/wallet.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import type { FakeClock } from '../../../testing/fakeClock.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { closeModal } from '../../shell/modal/closeModal.js'
import { goBack } from '../../shell/modal/goBack.js'
import { navigate } from '../../shell/modal/navigate.js'
import { openModal } from '../../shell/modal/openModal.js'
import { connect } from '../connection/connect.js'
import { disconnect } from '../connection/disconnect.js'
import { getAccount } from '../connection/getAccount.js'
import { getNetwork } from './getNetwork.js'
import { solana } from './network.fixtures.js'
import { switchNetwork } from './switchNetwork.js'

const [home, other] = testNetworks

function setUp() {
  const evm = fakeAdapter({ wallets: [{ id: 'io.evm' }, { id: 'io.other' }] })
  const sol = fakeAdapter({ namespace: 'solana', wallets: [{ id: 'io.sol' }] })
  const test = createTestKit({ networks: [home, other, solana], adapters: [evm, sol], debug: true })
  test.kit.mount()
  return { ...test, evm, wallet: evm.wallet('io.evm') }
}

async function setUpConnected() {
  const world = setUp()
  await connect(world.kit, { connectorId: 'io.evm' })
  return world
}

describe('switchNetwork', () => {
  test('param: a chain of viem', async () => {
    const { kit, wallet } = await setUpConnected()
    const { chainNamespace: _, caipNetworkId, ...chain } = other
    expect(await switchNetwork(kit, { network: { ...chain, id: 31338 } })).toBe(other)
    expect(wallet.chainId).toBe(caipNetworkId)
    const unknown = { ...chain, id: 5 }
    await expect(switchNetwork(kit, { network: unknown })).rejects.toBeInstanceOf(NetworkNotFoundError)
  })

  test('default', async () => {
    const { kit, wallet, storage } = await setUpConnected()
    expect(await switchNetwork(kit, { network: other })).toBe(other)
    expect(wallet.chainId).toBe(other.caipNetworkId)
    expect(getAccount(kit).chainId).toBe(other.caipNetworkId)
    expect(getNetwork(kit)).toEqual({
      namespace: 'eip155',
      chainId: other.caipNetworkId,
      network: other,
      isSupported: true,
    })
    expect(readStored(scopeStorage(storage, 'test')).chainId).toBe(other.caipNetworkId)
  })

  test('param: network, by its CAIP-2 id', async () => {
    const { kit, wallet } = await setUpConnected()
    expect(await switchNetwork(kit, { network: other.caipNetworkId })).toBe(other)
    expect(wallet.chainId).toBe(other.caipNetworkId)
  })

  test('behavior: asks no wallet if none is connected', async () => {
    const { kit, evm } = setUp()
    expect(await switchNetwork(kit, { network: other })).toBe(other)
    expect(getNetwork(kit).network).toBe(other)
    expect(await switchNetwork(kit, { network: solana })).toBe(solana)
    expect(getNetwork(kit).namespace).toBe('solana')
    expect(evm.prompts).toBe(0)
  })

  test('behavior: asks no wallet for the current network', async () => {
    const { kit, evm } = await setUpConnected()
    expect(await switchNetwork(kit, { network: home })).toBe(home)
    expect(evm.prompts).toBe(1)
  })

  test('behavior: asks a wallet on another chain, also if its namespace is not active', async () => {
    const { kit, wallet, evm } = await setUpConnected()
    await connect(kit, { connectorId: 'io.sol' })
    expect(getNetwork(kit).namespace).toBe('solana')
    expect(await switchNetwork(kit, { network: other })).toBe(other)
    expect(wallet.chainId).toBe(other.caipNetworkId)
    expect(getNetwork(kit)).toMatchObject({ namespace: 'eip155', network: other })
    expect(evm.prompts).toBe(2)
  })

  describe('behavior: a namespace without a wallet', () => {
    async function pending(network: typeof home = solana) {
      const world = await setUpConnected()
      const settled: unknown[] = []
      const action = switchNetwork(world.kit, { network })
      action.then(
        (value) => settled.push(value),
        (error) => settled.push(error.code),
      )
      await nextMacrotask()
      expect(settled).toEqual([])
      expect(getNetwork(world.kit)).toMatchObject({ namespace: 'eip155', network: home })
      expect(world.kit.getState().modal).toMatchObject({
        stack: [{ view: 'switch-active-chain', chainId: network.caipNetworkId }],
      })
      return { ...world, settled }
    }

    test('behavior: the modal asks for a wallet, and the switch is pending until it is connected', async () => {
      const { kit, settled } = await pending()
      await navigate(kit, { route: { view: 'connect', namespace: 'solana' } })
      await connect(kit, { connectorId: 'io.sol' })
      await nextMacrotask()
      expect(settled).toEqual([solana])
      expect(getNetwork(kit)).toMatchObject({ namespace: 'solana', network: solana })
      expect(kit.getState().network.switching).toBeUndefined()
    })

    test.each<[string, (kit: Latchkit, clock: FakeClock) => Promise<unknown>]>([
      ['closes the modal', (kit) => closeModal(kit)],
      ['goes back', async (kit, clock) => [await goBack(kit), await clock.advance(100)]],
      ['opens another view', (kit) => Promise.resolve(void openModal(kit, { view: 'networks' }))],
    ])('error: the user %s', async (_, leave) => {
      const { kit, clock, settled } = await pending()
      await leave(kit, clock)
      await nextMacrotask()
      expect(settled).toEqual(['aborted'])
      expect(kit.getState().network.switching).toBeUndefined()
      expect(getNetwork(kit)).toMatchObject({ namespace: 'eip155', network: home })
      await connect(kit, { connectorId: 'io.sol' })
      expect(settled).toEqual(['aborted'])
    })

    test('error: a newer switch, or destroying the kit, cancels it', async () => {
      const first = await pending()
      expect(await switchNetwork(first.kit, { network: other })).toBe(other)
      expect(first.settled).toEqual(['aborted'])
      const second = await pending()
      second.kit.destroy()
      await nextMacrotask()
      expect(second.settled).toEqual(['aborted'])
    })
  })

  test('behavior: switches from the account view to a connected network of another namespace', async () => {
    const { kit } = await setUpConnected()
    await connect(kit, { connectorId: 'io.sol' })
    void openModal(kit, { view: 'account', namespace: 'eip155' })
    await navigate(kit, { route: { view: 'networks' } })
    expect(await switchNetwork(kit, { network: solana })).toBe(solana)
    expect(getNetwork(kit)).toMatchObject({ namespace: 'solana', network: solana })
    expect(kit.getState().modal).toMatchObject({ stack: [{ view: 'account', namespace: 'solana' }] })
  })

  test('behavior: resolves when the wallet reports the requested network before it responds', async () => {
    const { kit, wallet } = await setUpConnected()
    wallet.behavior = 'hangs'
    const action = switchNetwork(kit, { network: other })
    wallet.switchChain(other.caipNetworkId)
    expect(await action).toBe(other)
    expect(getNetwork(kit).network).toBe(other)
    wallet.reject()
    await nextMacrotask()
    expect(kit.getState().network.switching).toBeUndefined()
  })

  test('behavior: stays pending when the wallet reports another network', async () => {
    const { kit, wallet } = await setUpConnected()
    wallet.behavior = 'hangs'
    const action = switchNetwork(kit, { network: other })
    wallet.switchChain('eip155:1')
    expect(getNetwork(kit)).toMatchObject({ chainId: 'eip155:1', network: undefined, isSupported: false })
    expect(kit.getState().network.switching).toMatchObject({ status: 'asking' })
    wallet.approve()
    expect(await action).toBe(other)
    expect(getNetwork(kit).network).toBe(other)
  })

  test('error: keeps address and network when the user declines', async () => {
    const { kit, wallet } = await setUpConnected()
    wallet.behavior = 'rejects'
    await expect(switchNetwork(kit, { network: other })).rejects.toThrow(UserRejectedError)
    expect(getNetwork(kit).network).toBe(home)
    expect(kit.getState().network.switching).toEqual({ status: 'declined', target: other.caipNetworkId })
  })

  test('error: the wallet cannot add the chain: "Chain is not supported"', async () => {
    const evm = fakeAdapter({ wallets: [{ id: 'io.evm', knownChainIds: [], addsChains: false }] })
    const { kit } = createTestKit({ networks: [home, other], adapters: [evm] })
    kit.mount()
    await connect(kit, { connectorId: 'io.evm' })
    const action = switchNetwork(kit, { network: other })
    await expect(action).rejects.toThrow(ChainNotSupportedError)
    await expect(action).rejects.toMatchObject({ shortMessage: 'Chain is not supported' })
  })

  test('error: a network that is not configured: "Network not found", and an alert is shown', async () => {
    const { kit } = setUp()
    const action = switchNetwork(kit, { network: 'eip155:1' })
    await expect(action).rejects.toThrow(NetworkNotFoundError)
    await expect(action).rejects.toMatchObject({ shortMessage: 'Network not found' })
    expect(kit.getState().alerts.alert).toMatchObject({ code: 'SWITCH_NETWORK_NOT_FOUND' })
  })

  test('error: cancelled by a newer switch', async () => {
    const { kit, wallet } = await setUpConnected()
    wallet.behavior = 'hangs'
    const first = switchNetwork(kit, { network: other })
    expect(await switchNetwork(kit, { network: home })).toBe(home)
    await expect(first).rejects.toThrow(AbortedError)
  })

  test('error: a late approval does not reconnect a disconnected wallet', async () => {
    for (const replace of [false, true]) {
      const { kit, wallet } = await setUpConnected()
      wallet.behavior = 'hangs'
      const action = switchNetwork(kit, { network: other })
      wallet.behavior = 'approves'
      await (replace ? connect(kit, { connectorId: 'io.other' }) : disconnect(kit))
      await expect(action).rejects.toThrow(AbortedError)
      wallet.approve()
      await nextMacrotask()
      expect(getAccount(kit).connectorId).toBe(replace ? 'io.other' : undefined)
    }
  })
})

describe('getNetwork', () => {
  test('param: namespace', async () => {
    const { kit } = await setUpConnected()
    expect(getNetwork(kit, { namespace: 'solana' })).toMatchObject({ network: solana })
    expect(getNetwork(kit, { namespace: 'bip122' })).toEqual({
      namespace: 'bip122',
      chainId: undefined,
      network: undefined,
      isSupported: false,
    })
  })
})
