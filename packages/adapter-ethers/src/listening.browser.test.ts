import { ChainNotSupportedError, InvalidTypedDataError } from '@latchkit/core'
import { describe, expect, it } from 'vitest'
import { ethers } from './v6/ethers.js'
import {
  away,
  connectorId,
  getRejection,
  home,
  installTestWallets,
  startAdapter,
  waitUntilSettled,
} from './wallets.fixtures.js'

const neverAborted = new AbortController().signal

describe('events of a wallet', () => {
  it('behavior: a disconnected wallet has no provider', async () => {
    const { control } = installTestWallets()
    const { adapter, emitted } = startAdapter(ethers())
    await adapter.connect({ connectorId, signal: neverAborted })
    control.disconnect()
    await waitUntilSettled()
    expect(emitted()).toEqual([{ type: 'disconnected', connectorId }])
  })

  it('behavior: locking ends the session, and unlocking restores it', async () => {
    const { control } = installTestWallets()
    const { adapter, emitted } = startAdapter(ethers())
    const session = await adapter.connect({ connectorId, signal: neverAborted })
    control.lock()
    await waitUntilSettled()
    control.unlock()
    await waitUntilSettled()
    expect(emitted()).toEqual([
      { type: 'disconnected', connectorId },
      { type: 'session', session },
    ])
  })

  it('behavior: a connection of one kit does not connect the other, and unlocking does not reconnect a kit that disconnected', async () => {
    const { control } = installTestWallets()
    const one = startAdapter(ethers())
    const other = startAdapter(ethers())
    await one.adapter.connect({ connectorId, signal: neverAborted })
    control.switchAccount(1)
    await waitUntilSettled()
    expect(one.emitted()).toMatchObject([{ session: { accounts: [{ address: control.accounts[1] }] } }])
    expect(other.emitted()).toEqual([])
    await other.adapter.connect({ connectorId, signal: neverAborted })
    control.set({ answer: { wallet_revokePermissions: 'hang' } })
    const left = other.adapter.disconnect({ connectorId })
    await other.clock.advance(1_000)
    await left
    control.lock()
    control.unlock()
    await waitUntilSettled()
    expect(one.emitted().map(({ type }) => type)).toEqual(['session', 'disconnected', 'session'])
    expect(other.emitted()).toEqual([])
  })
})

describe('switchNetwork', () => {
  it('behavior: switches explicitly when the wallet only adds the chain', async () => {
    const { control } = installTestWallets({ state: { knownChainIds: [home.id], switchesOnAdd: false } })
    const { adapter } = startAdapter(ethers())
    await adapter.connect({ connectorId, signal: neverAborted })
    const session = await adapter.switchNetwork({ connectorId, network: away, signal: neverAborted })
    expect(session.chainId).toBe(away.caipNetworkId)
    expect(control.prompts.map(({ method }) => method).slice(1)).toEqual([
      'wallet_addEthereumChain',
      'wallet_switchEthereumChain',
    ])
  })

  it('error: rejects when a wallet reports a switch that did not happen', async () => {
    const { control } = installTestWallets()
    const request: typeof control.provider.request = async (question) =>
      question.method === 'wallet_switchEthereumChain' ? null : control.provider.request(question)
    const misreporting = { id: 'liar', name: 'Liar', getProvider: () => ({ request }) }
    const { adapter, clock } = startAdapter(ethers({ wallets: [misreporting] }))
    const session = await adapter.connect({ connectorId: 'liar', signal: neverAborted })
    const failure = getRejection(
      adapter.switchNetwork({ connectorId: 'liar', network: away, signal: neverAborted }),
    )
    for (const delayMs of [100, 200, 400]) {
      await waitUntilSettled()
      await clock.advance(delayMs)
    }
    expect(String(await failure)).toContain(`The wallet is still on ${home.caipNetworkId}.`)
    expect(await adapter.connect({ connectorId: 'liar', signal: neverAborted })).toEqual(session)
  })

  it('behavior: emits the new session if the wallet emits no event after a switch', async () => {
    installTestWallets({ state: { silent: true } })
    const { adapter, emitted } = startAdapter(ethers())
    await adapter.connect({ connectorId, signal: neverAborted })
    const session = await adapter.switchNetwork({ connectorId, network: away, signal: neverAborted })
    expect(emitted()).toEqual([{ type: 'session', session }])
    expect(await adapter.connect({ connectorId, signal: neverAborted })).toMatchObject({
      chainId: away.caipNetworkId,
    })
  })

  it('error: a wallet that cannot switch networks', async () => {
    installTestWallets({ state: { addsChains: false, knownChainIds: [home.id] } })
    const { adapter } = startAdapter(ethers())
    await adapter.connect({ connectorId, signal: neverAborted })
    const failure = await getRejection(
      adapter.switchNetwork({ connectorId, network: away, signal: neverAborted }),
    )
    expect(failure).toBeInstanceOf(ChainNotSupportedError)
  })
})

describe('signTypedData', () => {
  it('error: rejects data that does not match its types before asking the wallet', async () => {
    const { control } = installTestWallets()
    const { adapter } = startAdapter(ethers())
    const { accounts } = await adapter.connect({ connectorId, signal: neverAborted })
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
