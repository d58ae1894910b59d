import { LatchkitError } from '../../foundation/errors/base.js'
import { ChainNotSupportedError } from '../../foundation/errors/wallet.js'
import { WalletRequestError } from '../../foundation/errors/walletRequest.js'
import type { RunTest } from './connecting.js'
import { failureOf, never } from './harness.js'
import type { TestRunner } from './TestRunner.js'

/** Tests `switchNetwork` and wallets on another network. */
export function bitcoinMoving({ it, expect }: TestRunner, runTest: RunTest): void {
  it(
    'behavior: reports the network the wallet is on',
    runTest(async ({ adapter, wallet, networks: { other } }) => {
      await wallet.switchNetwork(other.caipNetworkId)
      const session = await adapter.connect({ connectorId: wallet.connectorId, signal: never() })
      expect(session.chainId).toBe(other.caipNetworkId)
    }),
  )

  it(
    'error: rejects a wallet on a network that is not configured, and names the reason',
    runTest(
      async ({ adapter, received, wallet, settled, networks: { home }, foreignChainId = 'bip122:0' }) => {
        const { connectorId } = wallet
        await wallet.switchNetwork(foreignChainId)
        const failure = await failureOf(adapter.connect({ connectorId, signal: never() }))
        expect(failure).toBeInstanceOf(WalletRequestError)
        expect(failure).toMatchObject({ rpcCode: 4901 })
        expect(String(failure).includes(home.name)).toBe(true)
        await settled()
        expect(received.events).toEqual([])
        await wallet.switchNetwork(home.caipNetworkId)
        const session = await adapter.connect({ connectorId, signal: never() })
        expect(session.chainId).toBe(home.caipNetworkId)
      },
    ),
  )

  it(
    'error: rejects with ChainNotSupportedError if the wallet cannot switch to the network',
    runTest(async ({ adapter, wallet, networks: { home, other } }) => {
      const { connectorId } = wallet
      const session = await adapter.connect({ connectorId, signal: never() })
      const go = (network: typeof home) => adapter.switchNetwork({ connectorId, network, signal: never() })
      expect(await failureOf(go(other))).toBeInstanceOf(ChainNotSupportedError)
      expect(await go(home)).toEqual(session)
    }),
  )

  it(
    'error: rejects when not connected',
    runTest(async ({ adapter, wallet: { connectorId }, networks: { other } }) => {
      const failure = await failureOf(adapter.switchNetwork({ connectorId, network: other, signal: never() }))
      expect(failure).toBeInstanceOf(LatchkitError)
    }),
  )
}
