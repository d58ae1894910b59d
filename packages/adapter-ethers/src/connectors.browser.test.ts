import { installTestWallets, startEvmAdapter } from '@latchkit/adapter-tests/evm/testWallets'
import { getRejection, neverAborted } from '@latchkit/adapter-tests/promises'
import { WalletNotFoundError } from '@latchkit/core'
import { WalletRequestError } from '@latchkit/core/errors'
import { harbor, meadow } from '@latchkit/devnet/page'
import { describe, expect, it } from 'vitest'
import { ethers } from './v6/ethers.js'

describe('connectors', () => {
  it('behavior: emits all available wallets at once in one event', () => {
    installTestWallets()
    const { connectors, countConnectorEvents } = startEvmAdapter(ethers())
    expect(connectors().map(({ id }) => id)).toEqual([harbor.rdns, meadow.rdns])
    expect(countConnectorEvents()).toBe(1)
  })

  it('behavior: keeps the session of a legacy wallet that announces itself after connecting', async () => {
    const { control } = installTestWallets({ legacy: true, state: { announces: 'never' } })
    const { adapter, connectors } = startEvmAdapter(ethers())
    const { accounts } = await adapter.connect({ connectorId: 'injected', signal: neverAborted })
    control.announce()
    expect(connectors().map(({ id }) => id)).toEqual([meadow.rdns, harbor.rdns])
    const { address } = accounts[0]
    const signature = await adapter.signMessage({ connectorId: 'injected', address, message: 'hello' })
    expect(signature).toMatch(/^0x[0-9a-f]{130}$/)
  })

  it('error: ignores a window.ethereum that is not a provider', async () => {
    installTestWallets({ state: { announces: 'never' } })
    Object.assign(window, { ethereum: { isMetaMask: true } })
    const { adapter, connectors } = startEvmAdapter(ethers())
    expect(connectors().map(({ id }) => id)).toEqual([meadow.rdns])
    expect(
      await getRejection(adapter.connect({ connectorId: 'injected', signal: neverAborted })),
    ).toBeInstanceOf(WalletNotFoundError)
  })
})

describe('param: wallets', () => {
  it('default: lists them first and reads the provider only on connect', async () => {
    const { control } = installTestWallets({ state: { announces: 'never' } })
    let loads = 0
    const getProvider = async () => {
      loads += 1
      return control.provider
    }
    const { adapter, connectors } = startEvmAdapter(
      ethers({ wallets: [{ id: 'own', name: 'Own', getProvider }] }),
    )
    expect(connectors()).toMatchObject([
      { id: 'own', name: 'Own', type: 'external', namespace: 'eip155' },
      { id: meadow.rdns },
    ])
    expect(loads).toBe(0)
    const session = await adapter.connect({ connectorId: 'own', signal: neverAborted })
    expect(session.accounts[0].address).toBe(control.accounts[0])
    expect(loads).toBe(1)
  })

  it('behavior: lists a wallet that also announces itself as given by the host app', () => {
    const { control } = installTestWallets()
    const own = { id: 'own', name: 'Own', rdns: harbor.rdns, getProvider: () => control.provider }
    const { connectors } = startEvmAdapter(ethers({ wallets: [own] }))
    expect(connectors().map(({ id }) => id)).toEqual(['own', meadow.rdns])
  })

  it('error: rejects when the provider cannot be loaded', async () => {
    installTestWallets()
    const getProvider = async () => Promise.reject(new Error('The SDK cannot be loaded.'))
    const { adapter } = startEvmAdapter(ethers({ wallets: [{ id: 'own', name: 'Own', getProvider }] }))
    const failure = await getRejection(adapter.connect({ connectorId: 'own', signal: neverAborted }))
    expect(failure).toBeInstanceOf(WalletRequestError)
    expect(failure).toMatchObject({ details: 'The SDK cannot be loaded.' })
  })
})
