import { UserRejectedError } from '@latchkit/core'
import { WalletResponseError } from '@latchkit/core/errors'
import type { AdapterFactory } from '@latchkit/core/ports'
import { type ErrorShape, malformedAnswers } from '@latchkit/devnet/page'
import { expect, it } from 'vitest'
import { getRejection, neverAborted, waitUntilSettled } from '../promises.fixtures.js'
import { home } from './chains.fixtures.js'
import { connectorId, installTestWallets, startEvmAdapter } from './testWallets.fixtures.js'

/**
 * Registers the tests of `connect` with wallets whose responses differ from EIP-1193. `readsAccounts`: whether the
 * adapter reads the response itself, so that it revokes the permission and shortens the response in its error.
 */
export function testConnecting(create: () => AdapterFactory, readsAccounts: boolean): void {
  it.each<[string, ErrorShape]>([
    ['behavior: an EIP-1193 rejection', 'standard'],
    ['behavior: a plain object as rejection', 'object'],
    ['behavior: a rejection nested in an internal error', 'nested'],
    ['behavior: a rejection without code', 'codeless'],
    ['behavior: a text as rejection', 'text'],
  ])('%s causes one prompt and UserRejectedError', async (_, errorShape) => {
    const { control } = installTestWallets({ state: { answer: 'reject', errorShape } })
    const { adapter } = startEvmAdapter(create())
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
    const { eth_requestAccounts } = malformed
    // The connector of wagmi reads the accounts of events, and its rejection has no caller.
    const responses = readsAccounts ? malformed : { eth_requestAccounts }
    const { control } = installTestWallets({ state: { malformed: responses } })
    const { adapter, emitted } = startEvmAdapter(create())
    const failure = await getRejection(adapter.connect({ connectorId, signal: neverAborted }))
    expect(failure).toBeInstanceOf(WalletResponseError)
    await waitUntilSettled()
    expect(emitted()).toEqual([])
    if (!readsAccounts) return
    expect(String(failure).length).toBeLessThan(500)
    expect(control.state.connected).toBe(false)
  })

  it('behavior: revokes the authorization when the response makes no session', async () => {
    const { control } = installTestWallets({ state: { malformed: { eth_chainId: 'mainnet' } } })
    const { adapter } = startEvmAdapter(create())
    expect(await getRejection(adapter.connect({ connectorId, signal: neverAborted }))).toBeInstanceOf(
      WalletResponseError,
    )
    expect(control.state.connected).toBe(false)
  })

  it('behavior: accepts a chain id that is a number instead of hex', async () => {
    installTestWallets({ state: { malformed: { eth_chainId: home.id } } })
    const { adapter } = startEvmAdapter(create())
    const session = await adapter.connect({ connectorId, signal: neverAborted })
    expect(session.chainId).toBe(home.caipNetworkId)
  })

  it('param: chainId does not prompt if the wallet is already on that chain', async () => {
    const { control } = installTestWallets()
    const { adapter } = startEvmAdapter(create())
    await adapter.connect({ connectorId, chainId: home.caipNetworkId, signal: neverAborted })
    expect(control.prompts.length).toBe(1)
  })
}
