import { getRejection, neverAborted } from '@latchkit/adapter-tests/promises'
import { callDevnet, createChainUnderTest, verifySignature } from '@latchkit/adapter-tests/solana/chain'
import { createNetwork } from '@latchkit/adapter-tests/solana/network'
import { openPage } from '@latchkit/adapter-tests/solana/page'
import { startAdapter } from '@latchkit/adapter-tests/startAdapter'
import type { Network } from '@latchkit/core'
import { solanaCaipNetworkId } from '@latchkit/devnet'
import { base58 } from '@scure/base'
import { UnsafeBurnerWalletAdapter } from '@solana/wallet-adapter-unsafe-burner'
import { Transaction } from '@solana/web3.js'
import { beforeEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { solana } from '../solana.js'
import { createStandardWallet, registerWallet } from '../wallets.fixtures.js'
import type { LegacyWallet } from './LegacyWallet.js'

const network: Network = createNetwork(solanaCaipNetworkId, inject('solana').rpcUrl)
const connectorId = 'Burner Wallet'

beforeEach(() => {
  openPage()
  // The burner warns that it is unsafe.
  const warning = vi.spyOn(console, 'warn').mockReturnValue()
  onTestFinished(() => warning.mockRestore())
})

async function connectWallet(change: (wallet: LegacyWallet) => void = () => {}) {
  const wallet = new UnsafeBurnerWalletAdapter()
  change(wallet)
  const web3js = () => import('@solana/web3.js')
  const started = startAdapter(solana({ wallets: [wallet], web3js }), [network])
  const session = await started.adapter.connect({ connectorId, signal: neverAborted })
  const [{ address }] = session.accounts
  await callDevnet(network, 'devnet_setBalance', [address, '1000000000'])
  if (!started.adapter.solana) throw new Error('The adapter has no solana methods.')
  return {
    ...started,
    wallet,
    session,
    methods: started.adapter.solana,
    caller: { connectorId, address, network },
  }
}

describe('a wallet of the host app (third-party)', () => {
  it('default: lists, connects and disconnects it', async () => {
    const { adapter, connectors, session, wallet, emitted } = await connectWallet()
    expect(connectors()).toMatchObject([{ id: connectorId, name: connectorId, type: 'external' }])
    expect(connectors()[0]?.icon).toMatch(/^data:image/)
    expect(session.accounts).toEqual([{ address: wallet.publicKey?.toBase58(), type: 'eoa' }])
    expect(session.chainId).toBe(solanaCaipNetworkId)
    expect(await adapter.getProvider({ connectorId })).toBe(wallet)
    expect(await adapter.connect({ connectorId, signal: neverAborted })).toEqual(session)
    await adapter.disconnect({ connectorId })
    expect(wallet.connected).toBe(false)
    expect(emitted()).toEqual([])
  })

  it('behavior: signs a message', async () => {
    const { adapter, caller } = await connectWallet()
    const signature = await adapter.signMessage({ ...caller, message: 'Grüße' })
    expect(verifySignature(caller.address, new TextEncoder().encode('Grüße'), base58.decode(signature))).toBe(
      true,
    )
  })

  it('behavior: signs one and several transactions, legacy and v0', async () => {
    const { methods, caller } = await connectWallet()
    const chain = createChainUnderTest(network)
    const make = (version: 'legacy' | 0) =>
      chain.transaction({ from: caller.address, to: caller.address, lamports: 1n, version })
    const transactions = [await make('legacy'), await make(0)]
    const signed = [
      ...(await methods.signAllTransactions({ ...caller, transactions })),
      await methods.signTransaction({ ...caller, transaction: await make(0) }),
    ]
    for (const each of signed) expect(await chain.isSignedBy(each, caller.address)).toBe(true)
    expect(signed.slice(0, 2).map((each) => each.slice(65))).toEqual(
      transactions.map((each) => each.slice(65)),
    )
  })

  it('behavior: transfers SOL that the app sends', async () => {
    const { adapter, methods, caller } = await connectWallet()
    const to = createChainUnderTest(network).newAddress()
    const sent = await methods.transfer({ ...caller, transfer: { to, amount: 1_000_000n } })
    const confirmation = await methods.waitForConfirmation({ sent, network, signal: neverAborted })
    expect(confirmation.status).toBe('success')
    expect(await adapter.getBalance({ address: to, network, signal: neverAborted })).toBe(1_000_000n)
  })

  it('behavior: a wallet without v0 support receives web3.js legacy transactions only', async () => {
    const objects: unknown[] = []
    const { methods, caller } = await connectWallet((wallet) => {
      const sign = wallet.signTransaction?.bind(wallet)
      const onlyLegacy = (transaction: Parameters<NonNullable<typeof sign>>[0]) => {
        objects.push(transaction)
        return sign?.(transaction)
      }
      Object.assign(wallet, { supportedTransactionVersions: null, signTransaction: onlyLegacy })
    })
    const chain = createChainUnderTest(network)
    const to = chain.newAddress()
    await methods.transfer({ ...caller, transfer: { to, amount: 1_000_000n } })
    expect(objects[0]).toBeInstanceOf(Transaction)
    const wanted = { from: caller.address, to, lamports: 1n, version: 0 } as const
    const transaction = await chain.transaction(wanted)
    const failure = await getRejection(methods.signTransaction({ ...caller, transaction }))
    expect(failure).toMatchObject({ code: 'invalid-parameter' })
  })

  it('behavior: asks a wallet without signAllTransactions once per transaction', async () => {
    const { methods, caller } = await connectWallet((wallet) =>
      Object.assign(wallet, { signAllTransactions: undefined }),
    )
    const wanted = { from: caller.address, to: caller.address, lamports: 1n, version: 0 } as const
    const chain = createChainUnderTest(network)
    const transactions = [
      await chain.transaction(wanted),
      await chain.transaction({ ...wanted, lamports: 2n }),
    ]
    expect(await methods.signAllTransactions({ ...caller, transactions })).toHaveLength(2)
  })

  it('behavior: restores it silently only if it is already connected', async () => {
    const wallet = new UnsafeBurnerWalletAdapter()
    const { adapter } = startAdapter(solana({ wallets: [wallet] }), [network])
    expect(await adapter.reconnect({ connectorId, signal: neverAborted })).toBe(null)
    expect(wallet.connected).toBe(false)
    await wallet.connect()
    expect((await adapter.reconnect({ connectorId, signal: neverAborted }))?.connectorId).toBe(connectorId)
  })

  it('behavior: emits a disconnect by the host app until the adapter stops', async () => {
    const { wallet, emitted, stop } = await connectWallet()
    await wallet.disconnect()
    expect(emitted()).toEqual([{ type: 'disconnected', connectorId }])
    stop()
    expect(wallet.listenerCount('readyStateChange')).toBe(0)
    expect(wallet.listenerCount('disconnect')).toBe(0)
  })

  it('behavior: a registered wallet of the same name replaces it, except while it is connected', async () => {
    const { adapter, session, connectors, emitted, wallet } = await connectWallet()
    registerWallet(createStandardWallet({ name: connectorId }).wallet)
    expect(connectors()).toMatchObject([{ id: connectorId, type: 'announced' }])
    expect(emitted()).toEqual([])
    expect(await adapter.connect({ connectorId, signal: neverAborted })).toEqual(session)
    await adapter.disconnect({ connectorId })
    expect(wallet.connected).toBe(false)
    expect((await adapter.connect({ connectorId, signal: neverAborted })).accounts).not.toEqual(
      session.accounts,
    )
  })

  it('behavior: lists it once it is ready', () => {
    const wallet = new UnsafeBurnerWalletAdapter()
    let readyState = 'NotDetected'
    Object.defineProperty(wallet, 'readyState', { get: () => readyState })
    const { connectors } = startAdapter(solana({ wallets: [wallet] }), [network])
    expect(connectors()).toEqual([])
    readyState = 'Installed'
    wallet.emit('readyStateChange', wallet.readyState)
    expect(connectors()).toHaveLength(1)
  })

  it('error: rejects when it has no account', async () => {
    const wallet = new UnsafeBurnerWalletAdapter()
    Object.assign(wallet, { connect: async () => {} })
    const { adapter } = startAdapter(solana({ wallets: [wallet] }), [network])
    const failure = await getRejection(adapter.connect({ connectorId, signal: neverAborted }))
    expect(failure).toMatchObject({ code: 'wallet-response' })
  })

  it('error: rejects when the user declines', async () => {
    const { methods, caller } = await connectWallet((wallet) =>
      Object.assign(wallet, {
        signTransaction: () =>
          Promise.reject(
            Object.assign(new Error('User rejected the request.'), { name: 'WalletSignTransactionError' }),
          ),
      }),
    )
    const transfer = { to: caller.address, amount: 1n }
    expect(await getRejection(methods.transfer({ ...caller, transfer }))).toMatchObject({
      code: 'user-rejected',
    })
  })

  it('error: rejects when it cannot sign', async () => {
    const { methods, caller } = await connectWallet((wallet) =>
      Object.assign(wallet, { signTransaction: undefined }),
    )
    const transfer = { to: caller.address, amount: 1n }
    const failure = await getRejection(methods.transfer({ ...caller, transfer }))
    expect(failure).toMatchObject({ code: 'method-not-supported' })
  })
})
