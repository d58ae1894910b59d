import { ChainNotSupportedError, InvalidTypedDataError } from '@latchkit/core'
import { describe, expect, it } from 'vitest'
import { ethers } from './v6/ethers.js'
import { away, connectorId, errorOf, home, settled, start, wallets } from './wallets.fixtures.js'

const never = new AbortController().signal

describe('events of a wallet', () => {
  it('behavior: a disconnected wallet has no provider', async () => {
    const { control } = wallets()
    const { adapter, told } = start(ethers())
    await adapter.connect({ connectorId, signal: never })
    control.disconnect()
    await settled()
    expect(told()).toEqual([{ type: 'disconnected', connectorId }])
  })

  it('behavior: locking ends the session, and unlocking restores it', async () => {
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

  it('behavior: a connection of one kit does not connect the other, and unlocking does not reconnect a kit that disconnected', async () => {
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
  it('behavior: switches explicitly when the wallet only adds the chain', async () => {
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

  it('error: rejects when a wallet reports a switch that did not happen', async () => {
    const { control } = wallets()
    const request: typeof control.provider.request = async (question) =>
      question.method === 'wallet_switchEthereumChain' ? null : control.provider.request(question)
    const liar = { id: 'liar', name: 'Liar', getProvider: () => ({ request }) }
    const { adapter, clock } = start(ethers({ wallets: [liar] }))
    const session = await adapter.connect({ connectorId: 'liar', signal: never })
    const failure = errorOf(adapter.switchNetwork({ connectorId: 'liar', network: away, signal: never }))
    for (const delayMs of [100, 200, 400]) {
      await settled()
      await clock.advance(delayMs)
    }
    expect(String(await failure)).toContain(`The wallet is still on ${home.caipNetworkId}.`)
    expect(await adapter.connect({ connectorId: 'liar', signal: never })).toEqual(session)
  })

  it('behavior: emits the new session if the wallet emits no event after a switch', async () => {
    wallets({ state: { silent: true } })
    const { adapter, told } = start(ethers())
    await adapter.connect({ connectorId, signal: never })
    const session = await adapter.switchNetwork({ connectorId, network: away, signal: never })
    expect(told()).toEqual([{ type: 'session', session }])
    expect(await adapter.connect({ connectorId, signal: never })).toMatchObject({
      chainId: away.caipNetworkId,
    })
  })

  it('error: a wallet that cannot switch networks', async () => {
    wallets({ state: { addsChains: false, knownChainIds: [home.id] } })
    const { adapter } = start(ethers())
    await adapter.connect({ connectorId, signal: never })
    const failure = await errorOf(adapter.switchNetwork({ connectorId, network: away, signal: never }))
    expect(failure).toBeInstanceOf(ChainNotSupportedError)
  })
})

describe('signTypedData', () => {
  it('error: rejects data that does not match its types before asking the wallet', async () => {
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
