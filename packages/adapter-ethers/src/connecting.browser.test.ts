import { AbortedError, UserRejectedError, WalletResponseError } from '@latchkit/core'
import { type ErrorShape, malformedAnswers, meadow } from '@latchkit/devnet/page'
import { describe, expect, it } from 'vitest'
import { ethers } from './v6/ethers.js'
import { connectorId, errorOf, home, settled, start, wallets } from './wallets.fixtures.js'

const never = new AbortController().signal

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
