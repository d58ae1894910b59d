import { AbortedError, UserRejectedError, WalletResponseError } from '@latchkit/core'
import { type ErrorShape, malformedAnswers, meadow } from '@latchkit/devnet/page'
import { describe, expect, it } from 'vitest'
import { ethers } from './v6/ethers.js'
import { connectorId, errorOf, home, settled, start, wallets } from './wallets.fixtures.js'

const never = new AbortController().signal

describe('connect', () => {
  it.each<[string, ErrorShape]>([
    ['behavior: an EIP-1193 rejection', 'standard'],
    ['behavior: a plain object as rejection', 'object'],
    ['behavior: a rejection nested in an internal error', 'nested'],
    ['behavior: a rejection without code', 'codeless'],
    ['behavior: a text as rejection', 'text'],
  ])('%s causes one prompt and UserRejectedError', async (_, errorShape) => {
    const { control } = wallets({ state: { answer: 'reject', errorShape } })
    const { adapter } = start(ethers())
    expect(await errorOf(adapter.connect({ connectorId, signal: never }))).toBeInstanceOf(UserRejectedError)
    expect(control.prompts.length).toBe(1)
  })

  it.each([
    ['error: rejects accounts that are not an array', malformedAnswers.accountsNotArray],
    ['error: rejects an empty list of accounts', malformedAnswers.accountsEmpty],
    ['error: rejects accounts that are not addresses', malformedAnswers.accountsNotAddresses],
    ['error: rejects an account of excessive length', { eth_requestAccounts: [`0x${'ab'.repeat(5_000)}`] }],
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

  it('behavior: revokes the authorization when the response makes no session', async () => {
    const { control } = wallets({ state: { malformed: { eth_chainId: 'mainnet' } } })
    const { adapter } = start(ethers())
    expect(await errorOf(adapter.connect({ connectorId, signal: never }))).toBeInstanceOf(WalletResponseError)
    expect(control.state.connected).toBe(false)
  })

  it('behavior: accepts a chain id that is a number instead of hex', async () => {
    wallets({ state: { malformed: { eth_chainId: home.id } } })
    const session = await start(ethers()).adapter.connect({ connectorId, signal: never })
    expect(session.chainId).toBe(home.caipNetworkId)
  })

  it('param: chainId does not prompt if the wallet is already on that chain', async () => {
    const { control } = wallets()
    const { adapter } = start(ethers())
    await adapter.connect({ connectorId, chainId: home.caipNetworkId, signal: never })
    expect(control.prompts.map(({ method }) => method)).toEqual(['eth_requestAccounts'])
  })

  it('behavior: ignores a late approval, and later events, of a wallet that cannot revoke permissions', async () => {
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

  // The wallet may have been authorized for another kit on the page.
  it.each([
    ['behavior: does not connect when the wallet authorizes the site without a request', undefined],
    ['behavior: does not connect after a declined attempt', 'reject'],
    ['behavior: does not connect after an aborted and reverted attempt', 'hang'],
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

  it('behavior: ignores an approval after the adapter was stopped', async () => {
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
  it('behavior: restores the session of a locked wallet when it is unlocked', async () => {
    const { control } = wallets({ state: { connected: true, locked: true } })
    const { adapter, told } = start(ethers())
    expect(await adapter.reconnect({ connectorId, signal: never })).toBe(null)
    control.unlock()
    await settled()
    expect(told()).toMatchObject([{ type: 'session', session: { connectorId, chainId: home.caipNetworkId } }])
    expect(control.prompts).toEqual([])
  })

  it('behavior: does not restore it if another wallet was connected meanwhile', async () => {
    const { control } = wallets({ state: { connected: true, locked: true } })
    const { adapter, told } = start(ethers())
    expect(await adapter.reconnect({ connectorId, signal: never })).toBe(null)
    await adapter.connect({ connectorId: meadow.rdns, signal: never })
    control.unlock()
    await settled()
    expect(told()).toEqual([])
  })

  it('error: an aborted restore keeps the earlier authorization', async () => {
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
