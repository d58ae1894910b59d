import { getRejection, neverAborted } from '@latchkit/adapter-tests/promises'
import { createNetwork } from '@latchkit/adapter-tests/solana/network'
import { openPage } from '@latchkit/adapter-tests/solana/page'
import { startAdapter } from '@latchkit/adapter-tests/startAdapter'
import { solana as solanaMainnet } from '@latchkit/core/networks'
import { nextMacrotask } from '@latchkit/core/testing'
import { Keypair } from '@solana/web3.js'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { solana } from './solana.js'
import { createStandardWallet, home, registerWallet } from './wallets.fixtures.js'

beforeEach(() => void openPage())

describe('session', () => {
  async function connectWallet(count = 1) {
    const keys = Array.from({ length: count }, () => Keypair.generate())
    const made = createStandardWallet({ name: 'Made', keys })
    registerWallet(made.wallet)
    const started = startAdapter(solana(), [home, solanaMainnet, custom])
    const session = await started.adapter.connect({ connectorId: 'Made', signal: neverAborted })
    const addresses = keys.map(({ publicKey }) => publicKey.toBase58())
    return { ...made, ...started, session, addresses, all: [...made.wallet.accounts] }
  }
  const custom = createNetwork('solana:custom', 'https://rpc.example')
  const connectorId = 'Made'

  it('default: opens a session with all accounts on the first network', async () => {
    const { session, addresses } = await connectWallet(2)
    const accounts = addresses.map((address) => ({ address, type: 'eoa' }))
    expect(session).toEqual({ connectorId, accounts, chainId: home.caipNetworkId })
  })

  it('param: chainId applies to connect, reconnect and an existing session', async () => {
    const { adapter, stop } = await connectWallet()
    const chainId = solanaMainnet.caipNetworkId
    const requested = { connectorId, chainId, signal: neverAborted }
    expect((await adapter.connect(requested)).chainId).toBe(chainId)
    stop()
    const next = startAdapter(solana(), [home, solanaMainnet])
    expect((await next.adapter.reconnect(requested))?.chainId).toBe(chainId)
    next.stop()
    const last = startAdapter(solana(), [home, solanaMainnet])
    expect((await last.adapter.connect(requested)).chainId).toBe(chainId)
    expect(last.adapter.networkKeptBy).toBe('app')
  })

  it('behavior: switches the network without asking the wallet', async () => {
    const { adapter, requests, emitted, session } = await connectWallet()
    const switchTo = (network: typeof home) =>
      adapter.switchNetwork({ connectorId, network, signal: neverAborted })
    expect(await switchTo(solanaMainnet)).toEqual({ ...session, chainId: solanaMainnet.caipNetworkId })
    expect(await getRejection(switchTo(custom))).toMatchObject({ code: 'chain-not-supported' })
    expect((await adapter.connect({ connectorId, signal: neverAborted })).chainId).toBe(
      solanaMainnet.caipNetworkId,
    )
    expect(await switchTo(home)).toEqual(session)
    expect(await switchTo(home)).toEqual(session)
    expect(requests).toEqual(['connect'])
    const chainId = solanaMainnet.caipNetworkId
    expect(emitted()).toEqual([
      { type: 'session', session: { ...session, chainId } },
      { type: 'session', session },
    ])
  })

  it('behavior: emits a network requested at connect for an existing session', async () => {
    const { adapter, emitted, session } = await connectWallet()
    const chainId = solanaMainnet.caipNetworkId
    await adapter.connect({ connectorId, chainId, signal: neverAborted })
    expect(emitted()).toEqual([{ type: 'session', session: { ...session, chainId } }])
  })

  it('behavior: an address that is listed once per chain is one account', async () => {
    const { adapter, addresses, all, wallet, emitChange, emitted, session } = await connectWallet(2)
    const [first, second] = all
    const onDevnet = { ...first, chains: ['solana:devnet'] }
    const onMainnet = { ...first, chains: ['solana:mainnet'] }
    const atHome = { ...first, chains: [home.caipNetworkId] }
    wallet.accounts = [onDevnet, atHome, onMainnet, second ?? {}, onMainnet]
    emitChange()
    // Nothing has changed for the app.
    expect(emitted()).toEqual([])
    const chainId = solanaMainnet.caipNetworkId
    const network = solanaMainnet
    const moved = await adapter.switchNetwork({ connectorId, network, signal: neverAborted })
    expect(moved).toEqual({ ...session, chainId })
    const chosen = await adapter.switchAccount?.({ connectorId, address: addresses[1] ?? '' })
    expect(chosen?.accounts).toHaveLength(2)
  })

  it('error: rejects an aborted switch and a switch without a session', async () => {
    const { adapter } = await connectWallet()
    const network = solanaMainnet
    const off = adapter.switchNetwork({ connectorId, network, signal: AbortSignal.abort() })
    expect(await getRejection(off)).toMatchObject({ code: 'aborted' })
    const unknown = adapter.switchNetwork({ connectorId: 'unknown', network, signal: neverAborted })
    expect(await getRejection(unknown)).toMatchObject({ code: 'wallet-request', rpcCode: 4100 })
  })

  it('behavior: moves to a supported network when the wallet drops the current one', async () => {
    const { wallet, emitChange, emitted, session } = await connectWallet()
    wallet.accounts = wallet.accounts.map((account) => ({ ...account, chains: ['solana:mainnet'] }))
    emitChange()
    const chainId = solanaMainnet.caipNetworkId
    expect(emitted()).toEqual([{ type: 'session', session: { ...session, chainId } }])
    // The session stays when the chain is supported again: the user did not ask to switch.
    wallet.accounts = wallet.accounts.map((account) => ({ ...account, chains: wallet.chains }))
    emitChange()
    expect(emitted()).toHaveLength(1)
  })

  it('behavior: both the app and the wallet can change the active account', async () => {
    const { adapter, addresses, all, wallet, emitChange, emitted } = await connectWallet(3)
    const [first, second, third] = addresses
    const order = (accounts: readonly { readonly address: string }[] = []) =>
      accounts.map(({ address }) => address)
    const chosen = await adapter.switchAccount?.({ connectorId, address: third ?? '' })
    expect(order(chosen?.accounts)).toEqual([third, first, second])
    // The first account is unchanged, so the app's choice stays.
    wallet.accounts = [...all.slice(0, 1), ...all.slice(2)]
    emitChange()
    wallet.accounts = [...all.slice(1), ...all.slice(0, 1)]
    emitChange()
    const heard = emitted().flatMap((event) =>
      event.type === 'session' ? [order(event.session.accounts)] : [],
    )
    expect(heard).toEqual([
      [third, first, second],
      [third, first],
      [second, third, first],
    ])
    const unknown = adapter.switchAccount?.({ connectorId, address: 'unknown' })
    expect(await getRejection(unknown ?? Promise.resolve())).toMatchObject({ code: 'account-not-found' })
  })

  it('behavior: leaves out accounts of other namespaces', async () => {
    const { wallet, emitChange, emitted, session } = await connectWallet()
    const sui = { address: '0x00', publicKey: new Uint8Array(), chains: ['sui:mainnet'], features: [] }
    wallet.accounts = [sui, ...wallet.accounts]
    emitChange()
    expect(emitted()).toEqual([])
    wallet.accounts = [sui]
    emitChange()
    expect(emitted()).toEqual([{ type: 'disconnected', connectorId: session.connectorId }])
  })

  it('behavior: warns about invalid accounts in an event and keeps the session', async () => {
    const { adapter, all, wallet, emitChange, emitted, warnings, session } = await connectWallet()
    for (const accounts of malformed(all[0] ?? {})) {
      Reflect.set(wallet, 'accounts', accounts)
      emitChange()
    }
    expect(emitted()).toEqual([])
    expect(warnings).toHaveLength(malformed({}).length)
    expect(await adapter.connect({ connectorId, signal: neverAborted })).toEqual(session)
  })

  it('error: rejects invalid accounts at connect', async () => {
    const { wallet } = createStandardWallet()
    const [account = {}] = wallet.accounts
    registerWallet(wallet)
    const { adapter } = startAdapter(solana(), [home])
    for (const accounts of [...malformed(account), []]) {
      Reflect.set(wallet, 'accounts', accounts)
      const failure = await getRejection(adapter.connect({ connectorId, signal: neverAborted }))
      expect(failure).toMatchObject({ code: 'wallet-response' })
    }
  })

  it.each<[string, unknown, object]>([
    ['nothing', null, { code: 'wallet-response' }],
    ['a text', 'yes', { code: 'wallet-response' }],
  ])('error: rejects %s instead of accounts', async (_, answer, expected) => {
    const { wallet } = createStandardWallet()
    Reflect.set(wallet.features, 'standard:connect', { connect: async () => answer })
    registerWallet(wallet)
    const { adapter } = startAdapter(solana(), [home])
    expect(await getRejection(adapter.connect({ connectorId, signal: neverAborted }))).toMatchObject(expected)
  })

  it.each<[string, object, unknown]>([
    ['a rejection', { code: 4001 }, null],
    ['no permission', { code: 4100 }, null],
  ])('behavior: reconnect returns null after %s', async (_, error, expected) => {
    const { wallet } = createStandardWallet()
    Reflect.set(wallet.features, 'standard:connect', { connect: () => Promise.reject(error) })
    registerWallet(wallet)
    const { adapter } = startAdapter(solana(), [home])
    expect(await adapter.reconnect({ connectorId, signal: neverAborted })).toBe(expected)
  })

  it('error: reconnect rejects with other errors', async () => {
    const { wallet } = createStandardWallet()
    Reflect.set(wallet.features, 'standard:connect', { connect: () => Promise.reject({ code: 4900 }) })
    registerWallet(wallet)
    const { adapter } = startAdapter(solana(), [home])
    const failure = await getRejection(adapter.reconnect({ connectorId, signal: neverAborted }))
    expect(failure).toMatchObject({ code: 'wallet-request', rpcCode: 4900 })
  })

  it('behavior: reconnect asks silently', async () => {
    const { wallet, requests } = createStandardWallet()
    registerWallet(wallet)
    const { adapter } = startAdapter(solana(), [home])
    await adapter.reconnect({ connectorId, signal: neverAborted })
    expect(requests).toEqual(['silent'])
  })

  it('behavior: disconnects a wallet without a disconnect feature', async () => {
    const { adapter, emitChange, emitted, wallet, requests } = await connectWallet()
    await adapter.disconnect({ connectorId })
    wallet.accounts = []
    emitChange()
    expect(emitted()).toEqual([])
    expect(await adapter.reconnect({ connectorId, signal: neverAborted })).toBe(null)
    expect(requests).toEqual(['connect'])
  })

  it('error: a wallet that fails to disconnect stays connected and watched', async () => {
    const { adapter, wallet, emitChange, emitted } = await connectWallet()
    const fail = () => Promise.reject(new Error('broken'))
    Reflect.set(wallet.features, 'standard:disconnect', { disconnect: fail })
    expect(await getRejection(adapter.disconnect({ connectorId }))).toMatchObject({ code: 'wallet-request' })
    wallet.accounts = []
    emitChange()
    expect(emitted()).toEqual([{ type: 'disconnected', connectorId }])
  })

  it('behavior: restores a wallet that failed to disconnect', async () => {
    const { adapter, wallet, stop, session } = await connectWallet()
    const fail = () => Promise.reject(new Error('broken'))
    Reflect.set(wallet.features, 'standard:disconnect', { disconnect: fail })
    await getRejection(adapter.disconnect({ connectorId }))
    stop()
    onTestFinished(adapter.start(() => {}))
    expect(await adapter.reconnect({ connectorId, signal: neverAborted })).toEqual(session)
  })

  it('behavior: does not revert a late approval that belongs to another kit', async () => {
    const { adapter, wallet } = await connectWallet()
    const disconnected: string[] = []
    let agree: (answer: unknown) => void = () => {}
    Reflect.set(wallet.features, 'standard:disconnect', { disconnect: async () => disconnected.push('off') })
    Reflect.set(wallet.features, 'standard:connect', {
      connect: () => new Promise((resolve) => (agree = resolve)),
    })
    const { adapter: second } = startAdapter(solana(), [home])
    const controller = new AbortController()
    const failure = getRejection(second.connect({ connectorId, signal: controller.signal }))
    controller.abort()
    expect(await failure).toMatchObject({ code: 'aborted' })
    agree({ accounts: wallet.accounts })
    await nextMacrotask()
    expect(disconnected).toEqual([])
    expect((await adapter.connect({ connectorId, signal: neverAborted })).connectorId).toBe(connectorId)
  })

  function malformed(account: object): readonly unknown[] {
    return [
      undefined,
      'accounts',
      [null],
      [7],
      [{ ...account, address: 7 }],
      [{ ...account, address: '<b>me</b>' }],
      // 31 bytes, and a character outside the base58 alphabet.
      [{ ...account, address: '1'.repeat(31) }],
      [{ ...account, address: '0'.repeat(44) }],
      [{ ...account, chains: 'solana:mainnet' }],
      [{ ...account, features: undefined }],
    ].map((each) => each)
  }
})
