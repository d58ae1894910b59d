import { away, home } from '@latchkit/adapter-tests/evm/chains'
import { connectorId, installTestWallets, startEvmAdapter } from '@latchkit/adapter-tests/evm/testWallets'
import { getRejection, neverAborted, waitUntilSettled } from '@latchkit/adapter-tests/promises'
import { AbortedError } from '@latchkit/core'
import { InvalidTypedDataError } from '@latchkit/core/errors'
import { meadow } from '@latchkit/devnet/page'
import { describe, expect, it } from 'vitest'
import { ethers } from './v6/ethers.js'

describe('events of a wallet', () => {
  it('behavior: a disconnected wallet has no provider', async () => {
    const { control } = installTestWallets()
    const { adapter, emitted } = startEvmAdapter(ethers())
    await adapter.connect({ connectorId, signal: neverAborted })
    control.disconnect()
    await waitUntilSettled()
    expect(emitted()).toEqual([{ type: 'disconnected', connectorId }])
  })
})

describe('connect', () => {
  it('error: rejects when the adapter stops, and ignores the approval', async () => {
    const { control } = installTestWallets({ state: { answer: 'hang' } })
    const { adapter, stop, emitted } = startEvmAdapter(ethers())
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
  it('behavior: does not restore an unlocked wallet if another one was connected meanwhile', async () => {
    const { control } = installTestWallets({ state: { connected: true, locked: true } })
    const { adapter, emitted } = startEvmAdapter(ethers())
    expect(await adapter.reconnect({ connectorId, signal: neverAborted })).toBe(null)
    await adapter.connect({ connectorId: meadow.rdns, signal: neverAborted })
    control.unlock()
    await waitUntilSettled()
    expect(emitted()).toEqual([])
  })
})

describe('switchNetwork', () => {
  it('error: rejects when a wallet reports a switch that did not happen', async () => {
    const { control } = installTestWallets()
    const request: typeof control.provider.request = async (question) =>
      question.method === 'wallet_switchEthereumChain' ? null : control.provider.request(question)
    const misreporting = { id: 'liar', name: 'Liar', getProvider: () => ({ request }) }
    const { adapter, clock } = startEvmAdapter(ethers({ wallets: [misreporting] }))
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
})

describe('signTypedData', () => {
  it('error: rejects data that does not match its types before asking the wallet', async () => {
    const { control } = installTestWallets()
    const { adapter } = startEvmAdapter(ethers())
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
