import {
  AbortedError,
  ChainNotSupportedError,
  InvalidTypedDataError,
  UserRejectedError,
  WalletNotFoundError,
  WalletRequestError,
  WalletResponseError,
} from '@latchkit/core'
import type { AdapterEvent } from '@latchkit/core/ports'
import { type ErrorShape, harbor, malformedAnswers, meadow } from '@latchkit/devnet/page'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ethers } from './v6/ethers.js'
import { away, connectorId, errorOf, home, settled, start, wallets } from './wallets.fixtures.js'

const never = new AbortController().signal

describe('connectors', () => {
  it('behavior: the wallets that are there at once are told at once, and together', () => {
    wallets()
    const { connectors, lists } = start(ethers())
    expect(connectors().map(({ id }) => id)).toEqual([harbor.rdns, meadow.rdns])
    expect(lists()).toBe(1)
  })

  it('behavior: the wallet behind window.ethereum that does not announce itself', () => {
    wallets({ legacy: true, state: { announces: 'never' } })
    expect(start(ethers()).connectors()).toMatchObject([
      { id: 'injected', type: 'injected', name: 'Browser wallet' },
      { id: meadow.rdns, type: 'announced' },
    ])
  })

  it('behavior: the wallet behind window.ethereum that announces itself too is there once', () => {
    wallets({ legacy: true })
    const { connectors } = start(ethers())
    expect(connectors().map(({ id }) => id)).toEqual([harbor.rdns, meadow.rdns])
  })

  it('behavior: a wallet behind window.ethereum that comes late', () => {
    const { control } = wallets({ state: { announces: 'never' } })
    const { connectors } = start(ethers())
    expect(connectors().map(({ id }) => id)).toEqual([meadow.rdns])
    Object.assign(window, { ethereum: control.provider })
    window.dispatchEvent(new Event('ethereum#initialized'))
    expect(connectors().map(({ id }) => id)).toEqual(['injected', meadow.rdns])
  })

  it('behavior: a legacy wallet that announces itself once it is connected keeps its session', async () => {
    const { control } = wallets({ legacy: true, state: { announces: 'never' } })
    const { adapter, connectors } = start(ethers())
    const { accounts } = await adapter.connect({ connectorId: 'injected', signal: never })
    control.announce()
    expect(connectors().map(({ id }) => id)).toEqual([meadow.rdns, harbor.rdns])
    const { address } = accounts[0]
    const signature = await adapter.signMessage({ connectorId: 'injected', address, message: 'hello' })
    expect(signature).toMatch(/^0x[0-9a-f]{130}$/)
  })

  it('behavior: a wallet that announces itself twice is there once, as it calls itself', () => {
    wallets({ state: { announces: 'twice' } })
    const rows = start(ethers())
      .connectors()
      .filter(({ id }) => id === connectorId)
    const { name, icon } = harbor
    const type = 'announced'
    expect(rows).toEqual([{ id: connectorId, rdns: connectorId, name, icon, namespace: 'eip155', type }])
  })

  it.each([
    ['param: enableEIP6963 false', { enableEIP6963: false }, ['injected']],
    ['param: enableInjected false', { enableInjected: false }, [meadow.rdns]],
  ])('%s', (_, options, expected) => {
    wallets({ legacy: true, state: { announces: 'never' } })
    expect(
      start(ethers(), options)
        .connectors()
        .map(({ id }) => id),
    ).toEqual(expected)
  })

  it('error: something behind window.ethereum that is no provider', async () => {
    wallets({ state: { announces: 'never' } })
    Object.assign(window, { ethereum: { isMetaMask: true } })
    const { adapter, connectors } = start(ethers())
    expect(connectors().map(({ id }) => id)).toEqual([meadow.rdns])
    expect(await errorOf(adapter.connect({ connectorId: 'injected', signal: never }))).toBeInstanceOf(
      WalletNotFoundError,
    )
  })

  it('behavior: started again, each wallet is there once, and stopped, nothing is left on the page', () => {
    const { page } = wallets()
    const { adapter, stop } = start(ethers())
    stop()
    expect(page.listeners()).toBe(0)
    const events: AdapterEvent[] = []
    onTestFinished(adapter.start((event) => events.push(event)))
    expect(events.map((event) => event.type === 'connectors' && event.connectors.length)).toEqual([2])
  })
})

describe('param: wallets', () => {
  it('default: listed before the others, and asked for its provider only when it is connected', async () => {
    const { control } = wallets({ state: { announces: 'never' } })
    let loads = 0
    const getProvider = async () => {
      loads += 1
      return control.provider
    }
    const { adapter, connectors } = start(ethers({ wallets: [{ id: 'own', name: 'Own', getProvider }] }))
    expect(connectors()).toMatchObject([
      { id: 'own', name: 'Own', type: 'external', namespace: 'eip155' },
      { id: meadow.rdns },
    ])
    expect(loads).toBe(0)
    const session = await adapter.connect({ connectorId: 'own', signal: never })
    expect(session.accounts[0].address).toBe(control.accounts[0])
    expect(loads).toBe(1)
  })

  it('behavior: one that announces itself too is listed as the host brings it', () => {
    const { control } = wallets()
    const own = { id: 'own', name: 'Own', rdns: harbor.rdns, getProvider: () => control.provider }
    const { connectors } = start(ethers({ wallets: [own] }))
    expect(connectors().map(({ id }) => id)).toEqual(['own', meadow.rdns])
  })

  it('error: its provider cannot be had', async () => {
    wallets()
    const getProvider = async () => Promise.reject(new Error('The SDK is not there.'))
    const { adapter } = start(ethers({ wallets: [{ id: 'own', name: 'Own', getProvider }] }))
    const failure = await errorOf(adapter.connect({ connectorId: 'own', signal: never }))
    expect(failure).toBeInstanceOf(WalletRequestError)
    expect(failure).toMatchObject({ details: 'The SDK is not there.' })
  })
})

describe('connect', () => {
  it.each<[string, ErrorShape]>([
    ['behavior: a rejection as EIP-1193 has it', 'standard'],
    ['behavior: a rejection that is a plain object', 'object'],
    ['behavior: a rejection nested in an internal error', 'nested'],
    ['behavior: a rejection without a code', 'codeless'],
    ['behavior: a rejection that is only text', 'text'],
  ])('%s is one prompt and UserRejectedError', async (_, errorShape) => {
    const { control } = wallets({ state: { answer: 'reject', errorShape } })
    const { adapter } = start(ethers())
    expect(await errorOf(adapter.connect({ connectorId, signal: never }))).toBeInstanceOf(UserRejectedError)
    expect(control.prompts.length).toBe(1)
  })

  it.each([
    ['error: accounts that are no list', malformedAnswers.accountsNotArray],
    ['error: no accounts at all', malformedAnswers.accountsEmpty],
    ['error: accounts that are no addresses', malformedAnswers.accountsNotAddresses],
    ['error: an account as long as a book', { eth_requestAccounts: [`0x${'ab'.repeat(5_000)}`] }],
  ])('%s', async (_, malformed) => {
    const { control } = wallets({ state: { malformed } })
    const { adapter, told } = start(ethers())
    const failure = await errorOf(adapter.connect({ connectorId, signal: never }))
    expect(failure).toBeInstanceOf(WalletResponseError)
    expect(String(failure).length).toBeLessThan(500)
    await settled()
    expect(told()).toEqual([])
    expect(control.state.connected).toBe(false)
  })

  it('behavior: what makes no session is taken back', async () => {
    const { control } = wallets({ state: { malformed: { eth_chainId: 'mainnet' } } })
    const { adapter } = start(ethers())
    expect(await errorOf(adapter.connect({ connectorId, signal: never }))).toBeInstanceOf(WalletResponseError)
    expect(control.state.connected).toBe(false)
  })

  it('behavior: a chain id that is a number, not hex, is understood', async () => {
    wallets({ state: { malformed: { eth_chainId: home.id } } })
    const session = await start(ethers()).adapter.connect({ connectorId, signal: never })
    expect(session.chainId).toBe(home.caipNetworkId)
  })

  it('param: chainId, where the wallet is there already, is no second prompt', async () => {
    const { control } = wallets()
    const { adapter } = start(ethers())
    await adapter.connect({ connectorId, chainId: home.caipNetworkId, signal: never })
    expect(control.prompts.map(({ method }) => method)).toEqual(['eth_requestAccounts'])
  })

  it('behavior: a late yes of a wallet that cannot be made to forget, and what it says then, change nothing', async () => {
    const { control } = wallets({ state: { answer: { eth_requestAccounts: 'hang' } } })
    const { adapter, clock, told } = start(ethers())
    const tryOut = new AbortController()
    const failure = errorOf(adapter.connect({ connectorId, signal: tryOut.signal }))
    await settled()
    tryOut.abort()
    expect(await failure).toBeInstanceOf(AbortedError)
    control.set({ answer: { wallet_revokePermissions: 'hang' } })
    control.release()
    await settled()
    await clock.advance(1_000)
    expect(control.state.connected).toBe(true)
    control.switchAccount(1)
    await settled()
    expect(told()).toEqual([])
  })

  // It may be another kit of the page that the wallet said yes to.
  it.each([
    ['behavior: a wallet that opens itself to the page unasked connects nobody', undefined],
    ['behavior: nor after a try that was declined', 'reject'],
    ['behavior: nor after a try that was called off and taken back', 'hang'],
  ] as const)('%s', async (_, answer) => {
    const { control } = wallets()
    const { adapter, told } = start(ethers())
    if (answer) {
      control.set({ answer })
      const tryOut = new AbortController()
      const failure = errorOf(adapter.connect({ connectorId, signal: tryOut.signal }))
      await settled()
      tryOut.abort()
      await failure
      control.set({ answer: 'approve' })
      control.release()
      await settled()
    }
    control.set({ connected: true })
    await settled()
    expect(told()).toEqual([])
  })

  it('behavior: the adapter was stopped while the wallet was open', async () => {
    const { control } = wallets({ state: { answer: 'hang' } })
    const { adapter, stop, told } = start(ethers())
    const failure = errorOf(adapter.connect({ connectorId, signal: never }))
    await settled()
    stop()
    control.release()
    expect(await failure).toBeInstanceOf(AbortedError)
    control.switchAccount(1)
    await settled()
    expect(told()).toEqual([])
  })
})

describe('an injected wallet', () => {
  const injected = 'injected'
  const alone = { legacy: true, state: { announces: 'never' } } as const

  it('default: connected, and taken up by the next page, with one prompt', async () => {
    const { control } = wallets(alone)
    const first = start(ethers())
    const session = await first.adapter.connect({ connectorId: injected, signal: never })
    first.stop()
    const next = start(ethers())
    expect(await next.adapter.reconnect({ connectorId: injected, signal: never })).toEqual(session)
    expect(control.prompts.length).toBe(1)
  })

  it('behavior: disconnects, and the wallet forgets the page', async () => {
    const { control } = wallets(alone)
    const { adapter, told } = start(ethers())
    await adapter.connect({ connectorId: injected, signal: never })
    await adapter.disconnect({ connectorId: injected })
    await settled()
    expect(control.state.connected).toBe(false)
    expect(told()).toEqual([])
  })

  it('behavior: disconnects from a wallet that knows no way to forget, and hears it no more', async () => {
    const { control } = wallets(alone)
    const { provider } = control
    const request: typeof provider.request = async (question) => {
      if (question.method === 'wallet_revokePermissions') throw new Error('The method does not exist.')
      return provider.request(question)
    }
    Object.assign(window, { ethereum: { ...provider, request } })
    const { adapter, told } = start(ethers())
    await adapter.connect({ connectorId: injected, signal: never })
    await adapter.disconnect({ connectorId: injected })
    expect(control.state.connected).toBe(true)
    control.switchAccount(1)
    await settled()
    expect(told()).toEqual([])
  })

  it('behavior: disconnects from a wallet that fails at everything', async () => {
    const { control } = wallets(alone)
    const { adapter } = start(ethers())
    await adapter.connect({ connectorId: injected, signal: never })
    control.set({ offline: true, silent: true })
    expect(await adapter.disconnect({ connectorId: injected })).toBe(undefined)
  })

  it('behavior: disconnects from a wallet that never answers, within a second', async () => {
    const { control } = wallets(alone)
    const { adapter, clock } = start(ethers())
    await adapter.connect({ connectorId: injected, signal: never })
    control.set({ answer: { wallet_revokePermissions: 'hang' } })
    const over = adapter.disconnect({ connectorId: injected })
    await settled()
    await clock.advance(1_000)
    expect(await over).toBe(undefined)
  })

  it('behavior: signs, sends and switches as any other', async () => {
    const { control } = wallets(alone)
    const { adapter } = start(ethers())
    const { accounts } = await adapter.connect({ connectorId: injected, signal: never })
    const { address } = accounts[0]
    const transaction = { to: '0x00000000000000000000000000000000000000AA', value: 1n } as const
    const hash = await adapter.evm?.sendTransaction({
      connectorId: injected,
      address,
      network: home,
      transaction,
    })
    expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
    const session = await adapter.switchNetwork({ connectorId: injected, network: away, signal: never })
    expect(session.chainId).toBe(away.caipNetworkId)
    expect(control.prompts.map(({ method }) => method)).toEqual([
      'eth_requestAccounts',
      'eth_sendTransaction',
      'wallet_switchEthereumChain',
    ])
  })
})

describe('reconnect', () => {
  it('behavior: a wallet that was locked then comes back when it is unlocked', async () => {
    const { control } = wallets({ state: { connected: true, locked: true } })
    const { adapter, told } = start(ethers())
    expect(await adapter.reconnect({ connectorId, signal: never })).toBe(null)
    control.unlock()
    await settled()
    expect(told()).toMatchObject([{ type: 'session', session: { connectorId, chainId: home.caipNetworkId } }])
    expect(control.prompts).toEqual([])
  })

  it('behavior: not where another wallet was connected meanwhile', async () => {
    const { control } = wallets({ state: { connected: true, locked: true } })
    const { adapter, told } = start(ethers())
    expect(await adapter.reconnect({ connectorId, signal: never })).toBe(null)
    await adapter.connect({ connectorId: meadow.rdns, signal: never })
    control.unlock()
    await settled()
    expect(told()).toEqual([])
  })

  it('error: called off on the way, the wallet keeps what it agreed to earlier', async () => {
    const { control } = wallets({ state: { connected: true, answer: { eth_chainId: 'hang' } } })
    const { adapter, told } = start(ethers())
    const tryOut = new AbortController()
    const failure = errorOf(adapter.reconnect({ connectorId, signal: tryOut.signal }))
    await settled()
    tryOut.abort()
    expect(await failure).toBeInstanceOf(AbortedError)
    control.set({ answer: 'approve' })
    control.release()
    await settled()
    expect(told()).toEqual([])
    expect(control.state.connected).toBe(true)
    expect(await adapter.reconnect({ connectorId, signal: never })).toMatchObject({ connectorId })
  })
})

describe('what a wallet says by itself', () => {
  it('behavior: a wallet that is gone has none', async () => {
    const { control } = wallets()
    const { adapter, told } = start(ethers())
    await adapter.connect({ connectorId, signal: never })
    control.disconnect()
    await settled()
    expect(told()).toEqual([{ type: 'disconnected', connectorId }])
  })

  it('behavior: locked, and unlocked: the session ends, and is there again', async () => {
    const { control } = wallets()
    const { adapter, told } = start(ethers())
    const session = await adapter.connect({ connectorId, signal: never })
    control.lock()
    await settled()
    control.unlock()
    await settled()
    expect(told()).toEqual([
      { type: 'disconnected', connectorId },
      { type: 'session', session },
    ])
  })

  it.each([
    ['error: a chain that is none', { chainChanged: 'mainnet' }],
    ['error: accounts that are none', { accountsChanged: ['<b>me</b>'] }],
    ['error: accounts that are no list', { accountsChanged: null }],
  ])('%s, is told to the developer, and the session stays', async (_, malformed) => {
    const { control } = wallets()
    const { adapter, told, warnings } = start(ethers())
    const session = await adapter.connect({ connectorId, signal: never })
    control.set({ malformed })
    control.switchChain(away.id)
    control.switchAccount(1)
    await settled()
    expect(warnings.length).toBeGreaterThan(0)
    expect(await adapter.connect({ connectorId, signal: never })).toMatchObject({
      accounts:
        'accountsChanged' in malformed ? session.accounts : [{ address: session.accounts[0].address }],
    })
    expect(told().every(({ type }) => type === 'session')).toBe(true)
  })

  it('behavior: two kits on one page: what one connects, the other does not; who left is not called back', async () => {
    const { control } = wallets()
    const one = start(ethers())
    const other = start(ethers())
    await one.adapter.connect({ connectorId, signal: never })
    control.switchAccount(1)
    await settled()
    expect(one.told()).toMatchObject([{ session: { accounts: [{ address: control.accounts[1] }] } }])
    expect(other.told()).toEqual([])
    await other.adapter.connect({ connectorId, signal: never })
    control.set({ answer: { wallet_revokePermissions: 'hang' } })
    const left = other.adapter.disconnect({ connectorId })
    await other.clock.advance(1_000)
    await left
    control.lock()
    control.unlock()
    await settled()
    expect(one.told().map(({ type }) => type)).toEqual(['session', 'disconnected', 'session'])
    expect(other.told()).toEqual([])
  })
})

describe('switchNetwork', () => {
  it('behavior: a wallet that adds the chain and stays where it was is asked to go there', async () => {
    const { control } = wallets({ state: { knownChainIds: [home.id], switchesOnAdd: false } })
    const { adapter } = start(ethers())
    await adapter.connect({ connectorId, signal: never })
    const session = await adapter.switchNetwork({ connectorId, network: away, signal: never })
    expect(session.chainId).toBe(away.caipNetworkId)
    expect(control.prompts.map(({ method }) => method).slice(1)).toEqual([
      'wallet_addEthereumChain',
      'wallet_switchEthereumChain',
    ])
  })

  it('error: a wallet that says it has switched, and has not', async () => {
    const { control } = wallets()
    const request: typeof control.provider.request = async (question) =>
      question.method === 'wallet_switchEthereumChain' ? null : control.provider.request(question)
    const liar = { id: 'liar', name: 'Liar', getProvider: () => ({ request }) }
    const { adapter } = start(ethers({ wallets: [liar] }))
    const session = await adapter.connect({ connectorId: 'liar', signal: never })
    const failure = await errorOf(
      adapter.switchNetwork({ connectorId: 'liar', network: away, signal: never }),
    )
    expect(String(failure)).toContain(`The wallet is still on ${home.caipNetworkId}.`)
    expect(await adapter.connect({ connectorId: 'liar', signal: never })).toEqual(session)
  })

  it('behavior: a wallet that tells nothing of it: the session has moved all the same', async () => {
    wallets({ state: { silent: true } })
    const { adapter } = start(ethers())
    await adapter.connect({ connectorId, signal: never })
    await adapter.switchNetwork({ connectorId, network: away, signal: never })
    expect(await adapter.connect({ connectorId, signal: never })).toMatchObject({
      chainId: away.caipNetworkId,
    })
  })

  it('error: a wallet that cannot switch at all', async () => {
    wallets({ state: { addsChains: false, knownChainIds: [home.id] } })
    const { adapter } = start(ethers())
    await adapter.connect({ connectorId, signal: never })
    const failure = await errorOf(adapter.switchNetwork({ connectorId, network: away, signal: never }))
    expect(failure).toBeInstanceOf(ChainNotSupportedError)
  })
})

describe('signTypedData', () => {
  it('error: what does not fit its types is refused before the wallet sees it', async () => {
    const { control } = wallets()
    const { adapter } = start(ethers())
    const { accounts } = await adapter.connect({ connectorId, signal: never })
    const typedData = {
      domain: { name: 'Latchkit' },
      types: { Pay: [{ name: 'amount', type: 'uint8' }] },
      primaryType: 'Pay',
      message: { amount: 256 },
    }
    const { address } = accounts[0]
    const signed = adapter.evm?.signTypedData({ connectorId, address, typedData })
    await expect(signed).rejects.toBeInstanceOf(InvalidTypedDataError)
    expect(control.prompts.length).toBe(1)
  })
})
