import { ChainNotSupportedError, InvalidTypedDataError } from '@latchkit/core'
import { describe, expect, it } from 'vitest'
import { ethers } from './v6/ethers.js'
import { away, connectorId, errorOf, home, settled, start, wallets } from './wallets.fixtures.js'

const never = new AbortController().signal

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

  it('behavior: a wallet that tells nothing of it: the session has moved all the same, and that is told', async () => {
    wallets({ state: { silent: true } })
    const { adapter, told } = start(ethers())
    await adapter.connect({ connectorId, signal: never })
    const session = await adapter.switchNetwork({ connectorId, network: away, signal: never })
    expect(told()).toEqual([{ type: 'session', session }])
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
