import { describe, expect, onTestFinished, test } from 'vitest'
import type { Options } from '../../config/config.js'
import {
  connect,
  disconnect,
  getAccount,
  getEmbeddedWalletInfo,
  getProvider,
  setPreferredAccountType,
  switchAccount,
  switchNetwork,
} from '../../exports/actions.js'
import { LatchkitError, SmartAccountNotEnabledError, WalletResponseError } from '../../exports/errors.js'
import { base, mainnet, solana } from '../../exports/networks.js'
import { createTestKit, fakeAdapter, fakeClock, fakeStorage, nextMacrotask } from '../../exports/testing.js'
import { toAccountTypeModel } from '../../exports/views/account-type.js'
import { smartAccountNetworksWaitMs } from '../../foundation/limits.js'
import type { TelemetryEvent } from '../../ports/Telemetry.js'
import { evmAddress, type FakeFrame, fakeFrame, solanaAddress } from './fakeFrame.fixtures.js'

const smartAddress = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const typeKey = 'latchkit.v1.test.account-type.eip155'
const viaLogin = { connectorId: 'auth', namespace: 'eip155' } as const

function startKit({
  frame = fakeFrame(),
  storage = fakeStorage(),
  enabled = ['eip155:1'],
  ...options
}: {
  readonly frame?: FakeFrame
  readonly storage?: ReturnType<typeof fakeStorage>
  readonly enabled?: FakeFrame['smartAccountNetworks']
} & Pick<Options, 'defaultAccountTypes' | 'telemetry'> = {}) {
  frame.smartAccountNetworks = enabled
  const clock = fakeClock()
  const testKit = createTestKit({
    networks: [mainnet, base, solana],
    adapters: [fakeAdapter({ namespace: 'cosmos' })],
    login: frame.login,
    storage,
    clock,
    ...options,
  })
  const { kit } = testKit
  kit.mount()
  onTestFinished(() => kit.destroy())
  return {
    ...{ kit, frame, storage, clock },
    active: () => getAccount(kit, { namespace: 'eip155' }).accounts[0],
    types: () => getAccount(kit, { namespace: 'eip155' }).accounts.map(({ type }) => type),
    model: () => toAccountTypeModel(kit.getState(), kit.config, 'eip155'),
    state: () => kit.getState().accountType,
  }
}

async function logIn(options: Parameters<typeof startKit>[0] = {}) {
  const setUp = startKit(options)
  await connect(setUp.kit, viaLogin)
  return setUp
}

const rejection = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('login', () => {
  test('default: uses the smart account of a network that has one', async () => {
    const { frame, kit, types, state } = await logIn()
    expect(types()).toEqual(['smartAccount', 'eoa'])
    expect(getAccount(kit).address).toBe(evmAddress)
    expect(frame.calls).toEqual([
      'isConnected',
      'getSmartAccountEnabledNetworks',
      'getUser eip155:1 smartAccount',
    ])
    expect(state()).toMatchObject({ enabledChainIds: ['eip155:1'], preferredType: 'smartAccount' })
  })

  test('behavior: asks once per login which networks have smart accounts, and not for Solana', async () => {
    const { frame, kit } = await logIn()
    await connect(kit, { connectorId: 'auth', namespace: 'solana' })
    expect(getAccount(kit, { namespace: 'solana' })).toMatchObject({ address: solanaAddress })
    await disconnect(kit)
    frame.isLoggedIn = true
    frame.smartAccountNetworks = []
    await connect(kit, viaLogin)
    expect(frame.calls.filter((call) => call === 'getSmartAccountEnabledNetworks')).toHaveLength(2)
    expect(kit.getState().accountType?.enabledChainIds).toEqual([])
  })

  test('param: defaultAccountTypes', async () => {
    const { types } = await logIn({ defaultAccountTypes: { eip155: 'eoa' } })
    expect(types()).toEqual(['eoa', 'smartAccount'])
  })

  test('behavior: the stored choice comes before the default of the app', async () => {
    const storage = fakeStorage()
    storage.setItem(typeKey, 'eoa')
    const { types } = await logIn({ storage })
    expect(types()).toEqual(['eoa', 'smartAccount'])
  })

  test('behavior: ignores a stored choice that is none', async () => {
    const storage = fakeStorage()
    storage.setItem(typeKey, 'payment')
    const { types } = await logIn({ storage })
    expect(types()).toEqual(['smartAccount', 'eoa'])
    expect(storage.items.has(typeKey)).toBe(false)
  })

  test.each<[string, FakeFrame['smartAccountNetworks']]>([
    ['has none', []],
    ['fails', new LatchkitError({ code: 'frame-request', shortMessage: 'Not supported' })],
    ['returns something else', ['8453', 'solana:x'] as never],
  ])('behavior: uses the ordinary account of a frame that %s', async (_, enabled) => {
    const { types, state, model } = await logIn({ enabled })
    expect(types()).toEqual(['eoa'])
    expect(state()?.enabledChainIds).toEqual([])
    expect(model()).toEqual({ status: 'absent' })
  })

  test('behavior: does not wait longer than 2 s for the networks', async () => {
    const frame = fakeFrame()
    frame.delays.set('getSmartAccountEnabledNetworks', new Promise(() => {}))
    const { kit, clock, types } = startKit({ frame })
    const attempt = connect(kit, viaLogin)
    await expect.poll(() => frame.calls.at(-1)).toBe('getSmartAccountEnabledNetworks')
    clock.advance(smartAccountNetworksWaitMs)
    await attempt
    expect(types()).toEqual(['eoa'])
  })

  test('behavior: selects the account in a frame that returns another one', async () => {
    const frame = fakeFrame()
    frame.ignoresPreference = true
    const { types } = await logIn({ frame })
    expect(types()).toEqual(['smartAccount', 'eoa'])
    expect(frame.calls.slice(2)).toEqual([
      'getUser eip155:1 smartAccount',
      'setPreferredAccount smartAccount',
      'getUser eip155:1 smartAccount',
    ])
  })

  test('behavior: uses the ordinary account if the preferred one cannot be selected', async () => {
    const frame = fakeFrame()
    frame.user = { preferredAccountType: 'eoa' }
    frame.answers.set('setPreferredAccount', new Error('no'))
    const { types } = await logIn({ frame })
    expect(types()).toEqual(['eoa', 'smartAccount'])
  })

  test('behavior: a smart account with an address of its own (ERC-4337)', async () => {
    const frame = fakeFrame()
    frame.smartAddress = smartAddress
    const { active, model } = await logIn({ frame })
    expect(active()).toEqual({ address: smartAddress, type: 'smartAccount' })
    expect(model()).toMatchObject({ hasSameAddress: false })
  })
})

describe('setPreferredAccountType', () => {
  test('default: changes the account without a disconnect, and stores the choice', async () => {
    const { kit, frame, storage, types, model } = await logIn()
    const statuses = new Set<string>()
    const stop = kit.subscribe(() => statuses.add(getAccount(kit).status))
    expect(await setPreferredAccountType(kit, { type: 'eoa' })).toMatchObject({ address: evmAddress })
    stop()
    expect([...statuses]).toEqual(['connected'])
    expect(types()).toEqual(['eoa', 'smartAccount'])
    expect(frame.calls.slice(-2)).toEqual(['setPreferredAccount eoa', 'getUser eip155:1 eoa'])
    expect(storage.items.get(typeKey)).toBe('eoa')
    expect(model()).toMatchObject({ status: 'ready', type: 'eoa', hasSameAddress: true })
  })

  test('behavior: prepares the smart account of a user who has none', async () => {
    const frame = fakeFrame()
    frame.hasSmartAccount = false
    const { kit, types } = await logIn({ frame })
    expect(types()).toEqual(['eoa'])
    await setPreferredAccountType(kit, { type: 'smartAccount' })
    expect(frame.calls.slice(-3)).toEqual([
      'initSmartAccount',
      'setPreferredAccount smartAccount',
      'getUser eip155:1 smartAccount',
    ])
    expect(types()).toEqual(['smartAccount', 'eoa'])
  })

  test('behavior: does nothing if the type is used already', async () => {
    const { kit, frame } = await logIn()
    const count = frame.calls.length
    await setPreferredAccountType(kit, { type: 'smartAccount' })
    expect(frame.calls).toHaveLength(count)
  })

  test('behavior: the provider emits accountsChanged for another address, and nothing for the same one', async () => {
    const frame = fakeFrame()
    frame.smartAddress = smartAddress
    const { kit } = await logIn({ frame })
    const provider = (await getProvider(kit, { namespace: 'eip155' })) as {
      on(event: string, listener: (value: unknown) => void): void
    }
    const changes: unknown[] = []
    provider.on('accountsChanged', (accounts) => changes.push(accounts))
    await setPreferredAccountType(kit, { type: 'eoa' })
    await expect.poll(() => changes).toEqual([[evmAddress, smartAddress]])

    const same = await logIn()
    const other = (await getProvider(same.kit, { namespace: 'eip155' })) as typeof provider
    other.on('accountsChanged', () => changes.push('same'))
    await setPreferredAccountType(same.kit, { type: 'eoa' })
    await nextMacrotask()
    expect(changes).not.toContain('same')
  })

  test('error: keeps the account that the frame had if it refuses', async () => {
    const { kit, frame, types, model, storage } = await logIn()
    const refusal = new LatchkitError({ code: 'frame-request', shortMessage: 'Not now.' })
    frame.answers.set('setPreferredAccount', refusal)
    expect(await rejection(setPreferredAccountType(kit, { type: 'eoa' }))).toBe(refusal)
    expect(types()).toEqual(['smartAccount', 'eoa'])
    expect(frame.calls.slice(-2)).toEqual(['setPreferredAccount eoa', 'setPreferredAccount smartAccount'])
    expect(model()).toMatchObject({
      type: 'smartAccount',
      failure: { code: 'custom', values: { text: 'Not now.' } },
    })
    expect(storage.items.has(typeKey)).toBe(false)
  })

  test('error: a frame that stays with the other account is invalid', async () => {
    const { kit, frame, types } = await logIn()
    frame.user = { preferredAccountType: 'smartAccount' }
    expect(await rejection(setPreferredAccountType(kit, { type: 'eoa' }))).toBeInstanceOf(WalletResponseError)
    expect(types()).toEqual(['smartAccount', 'eoa'])
  })

  test('error: rejects on a network without smart accounts', async () => {
    const { kit } = await logIn({ enabled: ['eip155:8453'] })
    const error = await rejection(setPreferredAccountType(kit, { type: 'smartAccount' }))
    expect(error).toBeInstanceOf(SmartAccountNotEnabledError)
    expect((error as LatchkitError).shortMessage).toBe('Smart accounts do not work on Ethereum.')
  })

  test('error: rejects without a login, and for another type', async () => {
    const { kit } = startKit()
    expect(await rejection(setPreferredAccountType(kit, { type: 'eoa' }))).toMatchObject({
      code: 'not-connected',
    })
    expect(await rejection(setPreferredAccountType(kit, { type: 'payment' as never }))).toMatchObject({
      code: 'invalid-parameter',
    })
  })

  test('param: signal', async () => {
    const { kit, frame, types, model } = await logIn()
    frame.delays.set('setPreferredAccount eoa', new Promise(() => {}))
    const controller = new AbortController()
    const change = rejection(setPreferredAccountType(kit, { type: 'eoa', signal: controller.signal }))
    await nextMacrotask()
    expect(model()).toMatchObject({ pendingType: 'eoa', type: 'smartAccount' })
    controller.abort()
    expect(await change).toMatchObject({ code: 'aborted' })
    expect(types()).toEqual(['smartAccount', 'eoa'])
    expect(model()).not.toHaveProperty('pendingType')
  })

  test('behavior: the network changes meanwhile', async () => {
    const { kit, frame, types } = await logIn({ enabled: ['eip155:1', 'eip155:8453'] })
    let answer = () => {}
    frame.delays.set('setPreferredAccount eoa', new Promise<void>((resolve) => (answer = resolve)))
    const change = setPreferredAccountType(kit, { type: 'eoa' })
    await switchNetwork(kit, { network: 'eip155:8453' })
    answer()
    expect(await change).toMatchObject({ chainId: 'eip155:8453' })
    expect(types()).toEqual(['eoa', 'smartAccount'])
  })

  test('behavior: the telemetry has the type and the network', async () => {
    const events: TelemetryEvent[] = []
    const { kit } = await logIn({ telemetry: { track: (event) => events.push(event) } })
    await setPreferredAccountType(kit, { type: 'eoa' })
    await expect
      .poll(() => events)
      .toContainEqual(
        expect.objectContaining({
          event: 'SET_PREFERRED_ACCOUNT_TYPE',
          properties: { accountType: 'eoa', network: 'eip155:1' },
        }),
      )
  })
})

describe('switchAccount', () => {
  test('param: type selects one of two accounts with the same address', async () => {
    const { kit, types } = await logIn()
    await switchAccount(kit, { address: evmAddress, type: 'eoa' })
    expect(types()).toEqual(['eoa', 'smartAccount'])
    await switchAccount(kit, { address: evmAddress, type: 'smartAccount' })
    expect(types()).toEqual(['smartAccount', 'eoa'])
  })

  test('behavior: an address of another type changes the type', async () => {
    const frame = fakeFrame()
    frame.smartAddress = smartAddress
    const { kit, storage } = await logIn({ frame })
    expect(await switchAccount(kit, { address: evmAddress })).toMatchObject({ address: evmAddress })
    expect(storage.items.get(typeKey)).toBe('eoa')
  })
})

describe('switchNetwork', () => {
  test('behavior: a network without smart accounts uses the ordinary one, and the next one the smart account again', async () => {
    const frame = fakeFrame()
    frame.smartAddress = smartAddress
    const { kit, active, types, model, storage } = await logIn({ frame })
    await switchNetwork(kit, { network: 'eip155:8453' })
    expect(active()).toEqual({ address: evmAddress, type: 'eoa' })
    // A smart account would lose what it receives there.
    expect(types()).toEqual(['eoa'])
    expect(model()).toEqual({ status: 'unavailable', network: { name: 'Base' } })
    await switchNetwork(kit, { network: 'eip155:1' })
    expect(active()).toEqual({ address: smartAddress, type: 'smartAccount' })
    expect(storage.items.has(typeKey)).toBe(false)
  })

  test('behavior: wallet_switchEthereumChain changes the account too', async () => {
    const { kit, types } = await logIn()
    const provider = (await getProvider(kit, { namespace: 'eip155' })) as {
      request(parameters: object): Promise<unknown>
    }
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x2105' }] })
    expect(types()).toEqual(['eoa'])
  })

  test('error: the session stays if the user of the other network cannot be read', async () => {
    const { kit, frame, active } = await logIn()
    frame.user = { address: 'nonsense' }
    expect(await rejection(switchNetwork(kit, { network: 'eip155:8453' }))).toMatchObject({
      code: 'wallet-response',
    })
    expect(active()).toEqual({ address: evmAddress, type: 'smartAccount' })
  })
})

describe('getEmbeddedWalletInfo', () => {
  test('default: returns the type, and whether the smart account is deployed', async () => {
    const { kit, frame } = await logIn()
    expect(getEmbeddedWalletInfo(kit)).toEqual({
      user: {},
      accountType: 'smartAccount',
      isSmartAccountDeployed: false,
    })
    frame.user = { smartAccountDeployed: true }
    await setPreferredAccountType(kit, { type: 'eoa' })
    expect(getEmbeddedWalletInfo(kit)).toMatchObject({ accountType: 'eoa', isSmartAccountDeployed: true })
  })

  test('behavior: returns nothing without a login', () => {
    expect(getEmbeddedWalletInfo(startKit().kit)).toBeUndefined()
  })
})
