import { describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  connect,
  disconnect,
  getAccount,
  getProvider,
  getSocialUser,
  setThemeMode,
  signMessage,
  switchNetwork,
} from '../../exports/actions.js'
import { NotLoggedInError, WalletRequestError, WalletResponseError } from '../../exports/errors.js'
import { base, bitcoin, mainnet, solana, solanaDevnet } from '../../exports/networks.js'
import { createTestKit, fakeAdapter, fakeClock, fakeStorage, nextMacrotask } from '../../exports/testing.js'
import { toConnectModel } from '../../exports/views/connect.js'
import { evmAddress, type FakeFrame, fakeFrame, solanaAddress } from './fakeFrame.fixtures.js'

const viaLogin = { connectorId: 'auth' }
const onSolana = { ...viaLogin, namespace: 'solana' } as const
const loginKey = 'latchkit.v1.test.login'

function startKit(frame: FakeFrame = fakeFrame(), storage = fakeStorage(), clock = fakeClock()) {
  const testKit = createTestKit({
    networks: [mainnet, base, solana, solanaDevnet, bitcoin],
    // An adapter of a namespace that the kit does not use: `createTestKit` requires one.
    adapters: [fakeAdapter({ namespace: 'cosmos' })],
    login: frame.login,
    storage,
    clock,
    debug: true,
  })
  testKit.kit.mount()
  return { ...testKit, frame, storage }
}

const connected = async (setUp = startKit()) => {
  await connect(setUp.kit, { ...viaLogin, namespace: 'eip155' })
  return setUp
}
const statusOf = (kit: ReturnType<typeof startKit>['kit'], namespace: 'eip155' | 'solana' = 'eip155') =>
  getAccount(kit, { namespace }).status
const rejection = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('connect', () => {
  test('default: connects the user in each namespace, and calls nothing before', async () => {
    const { kit, frame, storage } = startKit()
    await nextMacrotask()
    expect(frame.calls).toEqual([])
    expect(await connect(kit, { ...viaLogin, namespace: 'eip155' })).toMatchObject({
      address: evmAddress,
      chainId: 'eip155:1',
    })
    expect(await connect(kit, onSolana)).toMatchObject({ address: solanaAddress })
    expect(frame.calls).toEqual([
      'isConnected',
      'getSmartAccountEnabledNetworks',
      'getUser eip155:1',
      'isConnected',
      `getUser ${solana.caipNetworkId}`,
    ])
    expect(storage.items.get(loginKey)).toBe('email')
    // The address of the user is not stored.
    expect(JSON.stringify([...storage.items])).not.toContain('@')
  })

  test('behavior: the login is a connector of each namespace with accounts, and not listed as a wallet', () => {
    const { kit } = startKit()
    const { connectors } = kit.getState().wallets
    expect([connectors.eip155, connectors.solana, connectors.bip122]).toMatchObject([
      [{ id: 'auth', name: 'Your wallet', type: 'auth' }],
      [{ id: 'auth', name: 'Your wallet', type: 'auth' }],
      [],
    ])
    expect(JSON.stringify(toConnectModel(kit.getState(), kit.config))).not.toContain('auth')
  })

  test('param: chainId', async () => {
    const { kit } = startKit()
    expect(await connect(kit, { ...viaLogin, chainId: 'eip155:8453' })).toMatchObject({
      chainId: 'eip155:8453',
    })
  })

  test('error: rejects with NotLoggedInError without a login', async () => {
    const { kit, frame, storage } = startKit()
    frame.isLoggedIn = false
    expect(await rejection(connected({ kit, frame, storage } as ReturnType<typeof startKit>))).toBeInstanceOf(
      NotLoggedInError,
    )
    expect(frame.calls).toEqual(['isConnected'])
    expect(storage.items.has(loginKey)).toBe(false)
  })

  test.each<[string, FakeFrame['user']]>([
    ['address', { address: '<b>me</b>' }],
    [
      'address of another namespace',
      { address: solanaAddress, accounts: [{ address: solanaAddress, type: 'eoa' }] },
    ],
    ['checksum', { address: evmAddress.replace('f39F', 'F39F') }],
    ['list without the active account', { accounts: [{ address: `0x${'12'.repeat(20)}`, type: 'eoa' }] }],
    [
      'list with an invalid account',
      {
        accounts: [
          { address: evmAddress, type: 'eoa' },
          { address: '0x', type: 'eoa' },
        ],
      },
    ],
    [
      'list with an account twice',
      {
        accounts: [
          { address: evmAddress, type: 'eoa' },
          { address: evmAddress, type: 'eoa' },
        ],
      },
    ],
    ['chain of another namespace', { chainId: solana.caipNetworkId }],
    ['chain', { chainId: 'nonsense' }],
  ])('error: rejects a user with an invalid %s', async (_, user) => {
    const { kit, frame, storage } = startKit()
    frame.user = user
    expect(await rejection(connect(kit, { ...viaLogin, namespace: 'eip155' }))).toBeInstanceOf(
      WalletResponseError,
    )
    expect(storage.items.has(loginKey)).toBe(false)
    expect(statusOf(kit)).toBe('disconnected')
  })

  test('error: a smart account on Solana is invalid', async () => {
    const { kit, frame } = startKit()
    frame.user = { accounts: [{ address: solanaAddress, type: 'smartAccount' }] }
    expect(await rejection(connect(kit, onSolana))).toBeInstanceOf(WalletResponseError)
  })

  test('error: an answer that arrives after a sign-out connects nothing', async () => {
    const setUp = await connected()
    const { kit, frame } = setUp
    let answer = () => {}
    frame.delays.set(`getUser ${solana.caipNetworkId}`, new Promise<void>((resolve) => (answer = resolve)))
    const attempt = rejection(connect(kit, onSolana))
    await nextMacrotask()
    await disconnect(kit, { namespace: 'eip155' })
    answer()
    expect(await attempt).toMatchObject({ code: 'aborted' })
    expect(statusOf(kit, 'solana')).toBe('disconnected')
  })
})

describe('restore', () => {
  test('default: restores a stored login', async () => {
    const { kit, storage, frame } = await connected()
    await connect(kit, onSolana)
    kit.destroy()
    const next = startKit(fakeFrame(), storage)
    await expect
      .poll(() => [statusOf(next.kit), statusOf(next.kit, 'solana')])
      .toEqual(['connected', 'connected'])
    expect(frame.calls.at(-1)).toBe('destroy')
  })

  test('behavior: calls nothing without a stored login', async () => {
    const { kit, storage } = await connected()
    kit.destroy()
    storage.removeItem(loginKey)
    const next = startKit(fakeFrame(), storage)
    await expect.poll(() => statusOf(next.kit)).toBe('disconnected')
    await nextMacrotask()
    expect(next.frame.calls).toEqual([])
  })

  test('behavior: forgets a login that the frame does not know any more: e-mail address, social account, connector, address', async () => {
    const { kit, storage } = await connected()
    await connect(kit, onSolana)
    kit.destroy()
    const toKey = (name: string) => `latchkit.v1.test.${name}`
    storage.setItem(toKey('email'), JSON.stringify({ email: 'user@example.com' }))
    storage.setItem(toKey('social'), JSON.stringify({ provider: 'google', userName: 'Alice' }))
    const forgotten = ['email', 'social', 'login'].concat(
      ['eip155', 'solana'].flatMap((namespace) => [`connector.${namespace}`, `address.${namespace}`]),
    )
    const getStored = () => forgotten.filter((name) => storage.items.has(toKey(name)))
    expect(getStored()).toEqual(forgotten)
    const frame = fakeFrame()
    frame.isLoggedIn = false
    const next = startKit(frame, storage)
    await expect.poll(() => statusOf(next.kit)).toBe('disconnected')
    await expect.poll(getStored).toEqual([])
    expect(frame.calls.filter((call) => call !== 'isConnected')).toEqual([])
  })

  test('behavior: keeps the connector of a wallet that was connected after the login', async () => {
    const { kit, storage } = await connected()
    kit.destroy()
    storage.setItem('latchkit.v1.test.connector.eip155', 'io.metamask')
    const frame = fakeFrame()
    frame.isLoggedIn = false
    const next = startKit(frame, storage)
    await expect.poll(() => statusOf(next.kit)).toBe('disconnected')
    expect(storage.items.get('latchkit.v1.test.connector.eip155')).toBe('io.metamask')
  })
})

describe('disconnect', () => {
  test('default: signs out once, and ends the session of each namespace', async () => {
    const { kit, frame, storage } = await connected()
    await connect(kit, onSolana)
    await disconnect(kit)
    expect(frame.calls.filter((call) => call === 'signOut')).toEqual(['signOut'])
    expect([statusOf(kit), statusOf(kit, 'solana')]).toEqual(['disconnected', 'disconnected'])
    expect(storage.items.has(loginKey)).toBe(false)
  })

  test('behavior: one namespace signs out of all', async () => {
    const { kit } = await connected()
    await connect(kit, onSolana)
    await disconnect(kit, { namespace: 'solana' })
    expect(statusOf(kit)).toBe('disconnected')
  })

  test('behavior: no request is sent while the user is signed out', async () => {
    const { kit, frame } = await connected()
    const provider = (await getProvider(kit, { namespace: 'eip155' })) as {
      request(parameters: object): Promise<unknown>
    }
    let answer = () => {}
    frame.delays.set('signOut', new Promise<void>((resolve) => (answer = resolve)))
    const ended = disconnect(kit)
    await nextMacrotask()
    const before = frame.calls.length
    expect(
      await rejection(provider.request({ method: 'personal_sign', params: ['0x', evmAddress] })),
    ).toMatchObject({
      code: 4900,
    })
    answer()
    await ended
    expect(
      await rejection(provider.request({ method: 'personal_sign', params: ['0x', evmAddress] })),
    ).toMatchObject({
      code: 4900,
    })
    expect(frame.calls.length).toBe(before)
  })

  test('error: a sign-out that fails keeps the session', async () => {
    const { kit, frame } = await connected()
    frame.delays.set('signOut', Promise.reject(new WalletRequestError({ method: 'SIGN_OUT' })))
    expect(await rejection(disconnect(kit))).toMatchObject({ code: 'disconnect' })
    expect(statusOf(kit)).toBe('connected')
  })
})

describe('requests', () => {
  test('behavior: a request of a user whom the frame does not know ends the session', async () => {
    const { kit, frame, storage } = await connected()
    await connect(kit, onSolana)
    frame.isLoggedIn = false
    frame.answers.set('personal_sign', new WalletRequestError({ method: 'personal_sign', rpcCode: 4100 }))
    expect(await rejection(signMessage(kit, { message: 'Hello', namespace: 'eip155' }))).toMatchObject({
      code: 'wallet-request',
    })
    expect([statusOf(kit), statusOf(kit, 'solana')]).toEqual(['disconnected', 'disconnected'])
    expect(storage.items.has(loginKey)).toBe(false)
  })

  test('behavior: another account that the frame refuses does not', async () => {
    const { kit, frame } = await connected()
    frame.answers.set('personal_sign', new WalletRequestError({ method: 'personal_sign', rpcCode: 4100 }))
    await rejection(signMessage(kit, { message: 'Hello', namespace: 'eip155' }))
    expect(statusOf(kit)).toBe('connected')
  })

  test('behavior: the frame has the theme of the kit before it displays a request', async () => {
    const { kit, frame } = await connected()
    const sign = () => rejection(signMessage(kit, { message: 'Hello', namespace: 'eip155' }))
    await sign()
    await setThemeMode(kit, { themeMode: 'dark' })
    await sign()
    await sign()
    const calls = frame.calls.flatMap((call) => /^syncTheme \w+|^personal_sign/.exec(call) ?? [])
    expect(calls).toEqual([
      'syncTheme light',
      'personal_sign',
      'syncTheme dark',
      'personal_sign',
      'personal_sign',
    ])
  })

  test('error: rejects a malformed signature', async () => {
    const { kit, frame } = await connected()
    frame.answers.set('personal_sign', '0x12')
    expect(await rejection(signMessage(kit, { message: 'Hello', namespace: 'eip155' }))).toBeInstanceOf(
      WalletResponseError,
    )
  })
})

describe('switchNetwork', () => {
  test.each([
    ['eip155', base],
    ['solana', solanaDevnet],
  ] as const)('default: the frame of %s switches, and the session follows', async (namespace, network) => {
    const { kit, frame } = startKit()
    await connect(kit, { ...viaLogin, namespace })
    await switchNetwork(kit, { network })
    expect(frame.calls).toContain(`switchNetwork ${network.caipNetworkId}`)
    expect(getAccount(kit, { namespace })).toMatchObject({ chainId: network.caipNetworkId })
  })

  test('default: connects the user on a network of another namespace', async () => {
    const { kit } = await connected()
    await switchNetwork(kit, { network: solanaDevnet })
    expect(getAccount(kit)).toMatchObject({ address: solanaAddress, chainId: solanaDevnet.caipNetworkId })
    expect(kit.getState().modal.status).toBe('closed')
  })

  test('error: rejects if the frame has no user there, and keeps the network', async () => {
    const { kit, frame } = await connected()
    frame.user = { address: '<b>me</b>' }
    expect(await rejection(switchNetwork(kit, { network: solanaDevnet }))).toMatchObject({ code: 'aborted' })
    expect(kit.getState().network.switching).toBeUndefined()
    expect(getAccount(kit)).toMatchObject({ address: evmAddress, chainId: 'eip155:1' })
  })

  test('error: rejects with ChainNotSupportedError, and keeps the network', async () => {
    const { kit, frame } = await connected()
    frame.unknownChains.add('eip155:8453')
    expect(await rejection(switchNetwork(kit, { network: base }))).toMatchObject({
      code: 'chain-not-supported',
    })
    expect(getAccount(kit, { namespace: 'eip155' })).toMatchObject({ chainId: 'eip155:1' })
  })

  test('behavior: the provider shows the settings of the frame, and not a network', async () => {
    const { kit, frame } = await connected()
    const provider = (await getProvider(kit, { namespace: 'eip155' })) as {
      request(parameters: object): Promise<unknown>
    }
    frame.answers.set('latchkit_showSettings', null)
    expect(await provider.request({ method: 'latchkit_showSettings' })).toBeNull()
    expect(frame.calls.at(-1)).toBe('latchkit_showSettings eip155:1 []')
  })

  test('behavior: wallet_switchEthereumChain of the provider switches too', async () => {
    const { kit, frame } = await connected()
    const provider = (await getProvider(kit, { namespace: 'eip155' })) as {
      request(parameters: object): Promise<unknown>
    }
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x2105' }] })
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x2105')
    expect(frame.calls.at(-1)).toBe('switchNetwork eip155:8453')
  })
})

test('behavior: shows an alert if the frame does not load or answer', async () => {
  const { kit, frame } = startKit()
  frame.problem?.('iframe_load_failed')
  expect(kit.getState().alerts.alert).toMatchObject({ code: 'IFRAME_LOAD_FAILED' })
  frame.problem?.('iframe_request_timeout')
  expect(kit.getState().alerts.alert).toMatchObject({ code: 'IFRAME_REQUEST_TIMEOUT' })
  frame.problem?.('unverified_domain')
  expect(kit.getState().alerts.alert).toMatchObject({ code: 'UNVERIFIED_DOMAIN' })
})

test('default: the kit has the frame of its login', () => {
  expect(startKit().kit.internal.frame).toBeDefined()
  expect(createTestKit().kit.internal.frame).toBeUndefined()
})

describe('a login that has left the page', () => {
  const uri = 'https://login.example/callback?code=1&state=2'

  test('default: is continued when the kit starts', async () => {
    const [storage, clock] = [fakeStorage(), fakeClock()]
    const pending = { provider: 'google', namespace: 'eip155', hasModal: false, at: clock.now() }
    storage.setItem('latchkit.v1.test.social_provider', JSON.stringify(pending))
    const location = { href: `https://my-dapp.example/?result_uri=${encodeURIComponent(uri)}` }
    const replaceState = vi.fn((_state: unknown, _title: string, url: string) => {
      location.href = url
    })
    vi.stubGlobal('location', location)
    vi.stubGlobal('history', { state: null, replaceState })
    onTestFinished(() => void vi.unstubAllGlobals())
    const { kit, frame } = startKit(fakeFrame(), storage, clock)
    await expect.poll(() => statusOf(kit)).toBe('connected')
    expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', 'https://my-dapp.example/')
    expect(frame.calls[0]).toBe(`connectSocial ${uri}`)
    expect(getSocialUser(kit)).toEqual({ provider: 'google', userName: 'alice' })
    await disconnect(kit)
    expect(storage.getItem('latchkit.v1.test.social')).toBeNull()
  })
})
