import { AbortedError, UserRejectedError, WalletResponseError } from '@latchkit/core'
import { type ErrorShape, malformedAnswers, meadow } from '@latchkit/devnet/page'
import { describe, expect, it } from 'vitest'
import { ethers } from './v6/ethers.js'
import {
  connectorId,
  getRejection,
  home,
  installTestWallets,
  startAdapter,
  waitUntilSettled,
} from './wallets.fixtures.js'

const neverAborted = new AbortController().signal

describe('connect', () => {
  it.each<[string, ErrorShape]>([
    ['behavior: an EIP-1193 rejection', 'standard'],
    ['behavior: a plain object as rejection', 'object'],
    ['behavior: a rejection nested in an internal error', 'nested'],
    ['behavior: a rejection without code', 'codeless'],
    ['behavior: a text as rejection', 'text'],
  ])('%s causes one prompt and UserRejectedError', async (_, errorShape) => {
    const { control } = installTestWallets({ state: { answer: 'reject', errorShape } })
    const { adapter } = startAdapter(ethers())
    expect(await getRejection(adapter.connect({ connectorId, signal: neverAborted }))).toBeInstanceOf(
      UserRejectedError,
    )
    expect(control.prompts.length).toBe(1)
  })

  it.each([
    ['error: rejects accounts that are not an array', malformedAnswers.accountsNotArray],
    ['error: rejects an empty list of accounts', malformedAnswers.accountsEmpty],
    ['error: rejects accounts that are not addresses', malformedAnswers.accountsNotAddresses],
    ['error: rejects an account of excessive length', { eth_requestAccounts: [`0x${'ab'.repeat(5_000)}`] }],
  ])('%s', async (_, malformed) => {
    const { control } = installTestWallets({ state: { malformed } })
    const { adapter, emitted } = startAdapter(ethers())
    const failure = await getRejection(adapter.connect({ connectorId, signal: neverAborted }))
    expect(failure).toBeInstanceOf(WalletResponseError)
    expect(String(failure).length).toBeLessThan(500)
    await waitUntilSettled()
    expect(emitted()).toEqual([])
    expect(control.state.connected).toBe(false)
  })

  it('behavior: revokes the authorization when the response makes no session', async () => {
    const { control } = installTestWallets({ state: { malformed: { eth_chainId: 'mainnet' } } })
    const { adapter } = startAdapter(ethers())
    expect(await getRejection(adapter.connect({ connectorId, signal: neverAborted }))).toBeInstanceOf(
      WalletResponseError,
    )
    expect(control.state.connected).toBe(false)
  })

  it('behavior: accepts a chain id that is a number instead of hex', async () => {
    installTestWallets({ state: { malformed: { eth_chainId: home.id } } })
    const session = await startAdapter(ethers()).adapter.connect({ connectorId, signal: neverAborted })
    expect(session.chainId).toBe(home.caipNetworkId)
  })

  it('param: chainId does not prompt if the wallet is already on that chain', async () => {
    const { control } = installTestWallets()
    const { adapter } = startAdapter(ethers())
    await adapter.connect({ connectorId, chainId: home.caipNetworkId, signal: neverAborted })
    expect(control.prompts.map(({ method }) => method)).toEqual(['eth_requestAccounts'])
  })

  it('behavior: ignores a late approval, and later events, of a wallet that cannot revoke permissions', async () => {
    const { control } = installTestWallets({ state: { answer: { eth_requestAccounts: 'hang' } } })
    const { adapter, clock, emitted } = startAdapter(ethers())
    const controller = new AbortController()
    const failure = getRejection(adapter.connect({ connectorId, signal: controller.signal }))
    await waitUntilSettled()
    controller.abort()
    expect(await failure).toBeInstanceOf(AbortedError)
    control.set({ answer: { wallet_revokePermissions: 'hang' } })
    control.release()
    await waitUntilSettled()
    await clock.advance(1_000)
    expect(control.state.connected).toBe(true)
    control.switchAccount(1)
    await waitUntilSettled()
    expect(emitted()).toEqual([])
  })

  // The wallet may have been authorized for another kit on the page.
  it.each([
    ['behavior: does not connect when the wallet authorizes the site without a request', undefined],
    ['behavior: does not connect after a declined attempt', 'reject'],
    ['behavior: does not connect after an aborted and reverted attempt', 'hang'],
  ] as const)('%s', async (_, answer) => {
    const { control } = installTestWallets()
    const { adapter, emitted } = startAdapter(ethers())
    if (answer) {
      control.set({ answer })
      const controller = new AbortController()
      const failure = getRejection(adapter.connect({ connectorId, signal: controller.signal }))
      await waitUntilSettled()
      controller.abort()
      await failure
      control.set({ answer: 'approve' })
      control.release()
      await waitUntilSettled()
    }
    control.set({ connected: true })
    await waitUntilSettled()
    expect(emitted()).toEqual([])
  })

  it('behavior: ignores an approval after the adapter was stopped', async () => {
    const { control } = installTestWallets({ state: { answer: 'hang' } })
    const { adapter, stop, emitted } = startAdapter(ethers())
    const failure = getRejection(adapter.connect({ connectorId, signal: neverAborted }))
    await waitUntilSettled()
    stop()
    control.release()
    expect(await failure).toBeInstanceOf(AbortedError)
    control.switchAccount(1)
    await waitUntilSettled()
    expect(emitted()).toEqual([])
  })
})

describe('reconnect', () => {
  it('behavior: restores the session of a locked wallet when it is unlocked', async () => {
    const { control } = installTestWallets({ state: { connected: true, locked: true } })
    const { adapter, emitted } = startAdapter(ethers())
    expect(await adapter.reconnect({ connectorId, signal: neverAborted })).toBe(null)
    control.unlock()
    await waitUntilSettled()
    expect(emitted()).toMatchObject([
      { type: 'session', session: { connectorId, chainId: home.caipNetworkId } },
    ])
    expect(control.prompts).toEqual([])
  })

  it('behavior: does not restore it if another wallet was connected meanwhile', async () => {
    const { control } = installTestWallets({ state: { connected: true, locked: true } })
    const { adapter, emitted } = startAdapter(ethers())
    expect(await adapter.reconnect({ connectorId, signal: neverAborted })).toBe(null)
    await adapter.connect({ connectorId: meadow.rdns, signal: neverAborted })
    control.unlock()
    await waitUntilSettled()
    expect(emitted()).toEqual([])
  })

  it('error: an aborted restore keeps the earlier authorization', async () => {
    const { control } = installTestWallets({ state: { connected: true, answer: { eth_chainId: 'hang' } } })
    const { adapter, emitted } = startAdapter(ethers())
    const controller = new AbortController()
    const failure = getRejection(adapter.reconnect({ connectorId, signal: controller.signal }))
    await waitUntilSettled()
    controller.abort()
    expect(await failure).toBeInstanceOf(AbortedError)
    control.set({ answer: 'approve' })
    control.release()
    await waitUntilSettled()
    expect(emitted()).toEqual([])
    expect(control.state.connected).toBe(true)
    expect(await adapter.reconnect({ connectorId, signal: neverAborted })).toMatchObject({ connectorId })
  })
})
