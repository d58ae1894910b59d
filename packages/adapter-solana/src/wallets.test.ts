import { solana as solanaMainnet } from '@latchkit/core/networks'
import { nextMacrotask } from '@latchkit/core/testing'
import { Keypair } from '@solana/web3.js'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { networkAt } from './chain.fixtures.js'
import { openPage } from './page.fixtures.js'
import { solana } from './solana.js'
import { errorOf, home, never, register, standardWallet, start } from './wallets.fixtures.js'

beforeEach(() => void openPage())

describe('session', () => {
  async function connected(count = 1) {
    const keys = Array.from({ length: count }, () => Keypair.generate())
    const made = standardWallet({ name: 'Made', keys })
    register(made.wallet)
    const stage = start(solana(), { networks: [home, solanaMainnet, custom] })
    const session = await stage.adapter.connect({ connectorId: 'Made', signal: never() })
    const addresses = keys.map(({ publicKey }) => publicKey.toBase58())
    return { ...made, ...stage, session, addresses, all: [...made.wallet.accounts] }
  }
  const custom = networkAt('solana:custom', 'https://rpc.example')
  const connectorId = 'Made'

  it('default: opens a session with all accounts on the first network', async () => {
    const { session, addresses } = await connected(2)
    const accounts = addresses.map((address) => ({ address, type: 'eoa' }))
    expect(session).toEqual({ connectorId, accounts, chainId: home.caipNetworkId })
  })

  it('param: chainId applies to connect, reconnect and an existing session', async () => {
    const { adapter, stop } = await connected()
    const chainId = solanaMainnet.caipNetworkId
    const wished = { connectorId, chainId, signal: never() }
    expect((await adapter.connect(wished)).chainId).toBe(chainId)
    stop()
    const next = start(solana(), { networks: [home, solanaMainnet] })
    expect((await next.adapter.reconnect(wished))?.chainId).toBe(chainId)
    next.stop()
    const last = start(solana(), { networks: [home, solanaMainnet] })
    expect((await last.adapter.connect(wished)).chainId).toBe(chainId)
    expect(last.adapter.networkKeptBy).toBe('page')
  })

  it('behavior: switches the network without asking the wallet', async () => {
    const { adapter, asked, told, session } = await connected()
    const switchTo = (network: typeof home) =>
      adapter.switchNetwork({ connectorId, network, signal: never() })
    expect(await switchTo(solanaMainnet)).toEqual({ ...session, chainId: solanaMainnet.caipNetworkId })
    expect(await errorOf(switchTo(custom))).toMatchObject({ code: 'chain-not-supported' })
    expect((await adapter.connect({ connectorId, signal: never() })).chainId).toBe(
      solanaMainnet.caipNetworkId,
    )
    expect(await switchTo(home)).toEqual(session)
    expect(await switchTo(home)).toEqual(session)
    expect(asked).toEqual(['connect'])
    const chainId = solanaMainnet.caipNetworkId
    expect(told()).toEqual([
      { type: 'session', session: { ...session, chainId } },
      { type: 'session', session },
    ])
  })

  it('behavior: emits a network requested at connect for an existing session', async () => {
    const { adapter, told, session } = await connected()
    const chainId = solanaMainnet.caipNetworkId
    await adapter.connect({ connectorId, chainId, signal: never() })
    expect(told()).toEqual([{ type: 'session', session: { ...session, chainId } }])
  })

  it('behavior: an address that is listed once per chain is one account', async () => {
    const { adapter, addresses, all, wallet, tell, told, session } = await connected(2)
    const [first, second] = all
    const onDevnet = { ...first, chains: ['solana:devnet'] }
    const onMainnet = { ...first, chains: ['solana:mainnet'] }
    const atHome = { ...first, chains: [home.caipNetworkId] }
    wallet.accounts = [onDevnet, atHome, onMainnet, second ?? {}, onMainnet]
    tell()
    // Nothing has changed for the app.
    expect(told()).toEqual([])
    const chainId = solanaMainnet.caipNetworkId
    const network = solanaMainnet
    const moved = await adapter.switchNetwork({ connectorId, network, signal: never() })
    expect(moved).toEqual({ ...session, chainId })
    const chosen = await adapter.switchAccount?.({ connectorId, address: addresses[1] ?? '' })
    expect(chosen?.accounts).toHaveLength(2)
  })

  it('error: rejects an aborted switch and a switch without a session', async () => {
    const { adapter } = await connected()
    const network = solanaMainnet
    const off = adapter.switchNetwork({ connectorId, network, signal: AbortSignal.abort() })
    expect(await errorOf(off)).toMatchObject({ code: 'aborted' })
    const nobody = adapter.switchNetwork({ connectorId: 'Nobody', network, signal: never() })
    expect(await errorOf(nobody)).toMatchObject({ code: 'wallet-request', rpcCode: 4100 })
  })

  it('behavior: moves to a supported network when the wallet drops the current one', async () => {
    const { wallet, tell, told, session } = await connected()
    wallet.accounts = wallet.accounts.map((account) => ({ ...account, chains: ['solana:mainnet'] }))
    tell()
    const chainId = solanaMainnet.caipNetworkId
    expect(told()).toEqual([{ type: 'session', session: { ...session, chainId } }])
    // The session stays when the chain is supported again: nobody asked to move.
    wallet.accounts = wallet.accounts.map((account) => ({ ...account, chains: wallet.chains }))
    tell()
    expect(told()).toHaveLength(1)
  })

  it('behavior: both the app and the wallet can change the active account', async () => {
    const { adapter, addresses, all, wallet, tell, told } = await connected(3)
    const [first, second, third] = addresses
    const order = (accounts: readonly { readonly address: string }[] = []) =>
      accounts.map(({ address }) => address)
    const chosen = await adapter.switchAccount?.({ connectorId, address: third ?? '' })
    expect(order(chosen?.accounts)).toEqual([third, first, second])
    // The first account is unchanged, so the app's choice stays.
    wallet.accounts = [...all.slice(0, 1), ...all.slice(2)]
    tell()
    wallet.accounts = [...all.slice(1), ...all.slice(0, 1)]
    tell()
    const heard = told().flatMap((event) => (event.type === 'session' ? [order(event.session.accounts)] : []))
    expect(heard).toEqual([
      [third, first, second],
      [third, first],
      [second, third, first],
    ])
    const nobody = adapter.switchAccount?.({ connectorId, address: 'nobody' })
    expect(await errorOf(nobody ?? Promise.resolve())).toMatchObject({ code: 'account-not-found' })
  })

  it('behavior: leaves out accounts of other namespaces', async () => {
    const { wallet, tell, told, session } = await connected()
    const sui = { address: '0x00', publicKey: new Uint8Array(), chains: ['sui:mainnet'], features: [] }
    wallet.accounts = [sui, ...wallet.accounts]
    tell()
    expect(told()).toEqual([])
    wallet.accounts = [sui]
    tell()
    expect(told()).toEqual([{ type: 'disconnected', connectorId: session.connectorId }])
  })

  it('behavior: warns about invalid accounts in an event and keeps the session', async () => {
    const { adapter, all, wallet, tell, told, warnings, session } = await connected()
    for (const accounts of nonsense(all[0] ?? {})) {
      Reflect.set(wallet, 'accounts', accounts)
      tell()
    }
    expect(told()).toEqual([])
    expect(warnings).toHaveLength(nonsense({}).length)
    expect(await adapter.connect({ connectorId, signal: never() })).toEqual(session)
  })

  it('error: rejects invalid accounts at connect', async () => {
    const { wallet } = standardWallet()
    const [account = {}] = wallet.accounts
    register(wallet)
    const { adapter } = start(solana())
    for (const accounts of [...nonsense(account), []]) {
      Reflect.set(wallet, 'accounts', accounts)
      const failure = await errorOf(adapter.connect({ connectorId, signal: never() }))
      expect(failure).toMatchObject({ code: 'wallet-response' })
    }
  })

  it.each<[string, unknown, object]>([
    ['nothing', null, { code: 'wallet-response' }],
    ['a text', 'yes', { code: 'wallet-response' }],
  ])('error: rejects %s instead of accounts', async (_, answer, expected) => {
    const { wallet } = standardWallet()
    Reflect.set(wallet.features, 'standard:connect', { connect: async () => answer })
    register(wallet)
    const { adapter } = start(solana())
    expect(await errorOf(adapter.connect({ connectorId, signal: never() }))).toMatchObject(expected)
  })

  it.each<[string, object, unknown]>([
    ['a rejection', { code: 4001 }, null],
    ['no permission', { code: 4100 }, null],
  ])('behavior: reconnect returns null after %s', async (_, error, expected) => {
    const { wallet } = standardWallet()
    Reflect.set(wallet.features, 'standard:connect', { connect: () => Promise.reject(error) })
    register(wallet)
    const { adapter } = start(solana())
    expect(await adapter.reconnect({ connectorId, signal: never() })).toBe(expected)
  })

  it('error: reconnect rejects with other errors', async () => {
    const { wallet } = standardWallet()
    Reflect.set(wallet.features, 'standard:connect', { connect: () => Promise.reject({ code: 4900 }) })
    register(wallet)
    const { adapter } = start(solana())
    const failure = await errorOf(adapter.reconnect({ connectorId, signal: never() }))
    expect(failure).toMatchObject({ code: 'wallet-request', rpcCode: 4900 })
  })

  it('behavior: reconnect asks silently', async () => {
    const { wallet, asked } = standardWallet()
    register(wallet)
    const { adapter } = start(solana())
    await adapter.reconnect({ connectorId, signal: never() })
    expect(asked).toEqual(['silent'])
  })

  it('behavior: disconnects a wallet without a disconnect feature', async () => {
    const { adapter, tell, told, wallet, asked } = await connected()
    await adapter.disconnect({ connectorId })
    wallet.accounts = []
    tell()
    expect(told()).toEqual([])
    expect(await adapter.reconnect({ connectorId, signal: never() })).toBe(null)
    expect(asked).toEqual(['connect'])
  })

  it('error: a wallet that fails to disconnect stays connected and watched', async () => {
    const { adapter, wallet, tell, told } = await connected()
    const fail = () => Promise.reject(new Error('broken'))
    Reflect.set(wallet.features, 'standard:disconnect', { disconnect: fail })
    expect(await errorOf(adapter.disconnect({ connectorId }))).toMatchObject({ code: 'wallet-request' })
    wallet.accounts = []
    tell()
    expect(told()).toEqual([{ type: 'disconnected', connectorId }])
  })

  it('behavior: restores a wallet that failed to disconnect', async () => {
    const { adapter, wallet, stop, session } = await connected()
    const fail = () => Promise.reject(new Error('broken'))
    Reflect.set(wallet.features, 'standard:disconnect', { disconnect: fail })
    await errorOf(adapter.disconnect({ connectorId }))
    stop()
    onTestFinished(adapter.start(() => {}))
    expect(await adapter.reconnect({ connectorId, signal: never() })).toEqual(session)
  })

  it('behavior: does not revert a late approval that belongs to another kit', async () => {
    const { adapter, wallet } = await connected()
    const disconnected: string[] = []
    let agree: (answer: unknown) => void = () => {}
    Reflect.set(wallet.features, 'standard:disconnect', { disconnect: async () => disconnected.push('off') })
    Reflect.set(wallet.features, 'standard:connect', {
      connect: () => new Promise((resolve) => (agree = resolve)),
    })
    const { adapter: second } = start(solana())
    const tryOut = new AbortController()
    const failure = errorOf(second.connect({ connectorId, signal: tryOut.signal }))
    tryOut.abort()
    expect(await failure).toMatchObject({ code: 'aborted' })
    agree({ accounts: wallet.accounts })
    await nextMacrotask()
    expect(disconnected).toEqual([])
    expect((await adapter.connect({ connectorId, signal: never() })).connectorId).toBe(connectorId)
  })

  function nonsense(account: object): readonly unknown[] {
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
