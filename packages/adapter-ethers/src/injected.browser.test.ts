import { away, home } from '@latchkit/adapter-tests/evm/chains'
import { installTestWallets, startEvmAdapter } from '@latchkit/adapter-tests/evm/testWallets'
import { neverAborted, waitUntilSettled } from '@latchkit/adapter-tests/promises'
import { describe, expect, it } from 'vitest'
import { ethers } from './v6/ethers.js'

describe('an injected wallet', () => {
  const injected = 'injected'
  const alone = { legacy: true, state: { announces: 'never' } } as const

  it('behavior: disconnects, and the wallet revokes its permissions', async () => {
    const { control } = installTestWallets(alone)
    const { adapter, emitted } = startEvmAdapter(ethers())
    await adapter.connect({ connectorId: injected, signal: neverAborted })
    await adapter.disconnect({ connectorId: injected })
    await waitUntilSettled()
    expect(control.state.connected).toBe(false)
    expect(emitted()).toEqual([])
  })

  it('behavior: disconnects a wallet that cannot revoke permissions, and ignores its events', async () => {
    const { control } = installTestWallets(alone)
    const { provider } = control
    const request: typeof provider.request = async (question) => {
      if (question.method === 'wallet_revokePermissions') throw new Error('The method does not exist.')
      return provider.request(question)
    }
    Object.assign(window, { ethereum: { ...provider, request } })
    const { adapter, emitted } = startEvmAdapter(ethers())
    await adapter.connect({ connectorId: injected, signal: neverAborted })
    await adapter.disconnect({ connectorId: injected })
    expect(control.state.connected).toBe(true)
    control.switchAccount(1)
    await waitUntilSettled()
    expect(emitted()).toEqual([])
  })

  it('behavior: disconnects a wallet whose requests all fail', async () => {
    const { control } = installTestWallets(alone)
    const { adapter } = startEvmAdapter(ethers())
    await adapter.connect({ connectorId: injected, signal: neverAborted })
    control.set({ offline: true, silent: true })
    expect(await adapter.disconnect({ connectorId: injected })).toBe(undefined)
  })

  it('behavior: disconnects within a second from a wallet that never responds', async () => {
    const { control } = installTestWallets(alone)
    const { adapter, clock } = startEvmAdapter(ethers())
    await adapter.connect({ connectorId: injected, signal: neverAborted })
    control.set({ answer: { wallet_revokePermissions: 'hang' } })
    const over = adapter.disconnect({ connectorId: injected })
    await waitUntilSettled()
    await clock.advance(1_000)
    expect(await over).toBe(undefined)
  })

  it('behavior: signs, sends and switches like any other wallet', async () => {
    const { control } = installTestWallets(alone)
    const { adapter } = startEvmAdapter(ethers())
    const { accounts } = await adapter.connect({ connectorId: injected, signal: neverAborted })
    const { address } = accounts[0]
    const transaction = { to: '0x00000000000000000000000000000000000000AA', value: 1n } as const
    const hash = await adapter.evm?.sendTransaction({
      connectorId: injected,
      address,
      network: home,
      transaction,
    })
    expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
    const session = await adapter.switchNetwork({
      connectorId: injected,
      network: away,
      signal: neverAborted,
    })
    expect(session.chainId).toBe(away.caipNetworkId)
    expect(control.prompts.map(({ method }) => method)).toEqual([
      'eth_requestAccounts',
      'eth_sendTransaction',
      'wallet_switchEthereumChain',
    ])
  })
})
