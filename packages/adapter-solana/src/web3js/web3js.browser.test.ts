import { createLatchkit } from '@latchkit/core'
import { connect, disconnect } from '@latchkit/core/actions'
import { fakeStorage } from '@latchkit/core/testing'
import { installSolanaWallets, lagoon, type SolanaWalletPage } from '@latchkit/devnet/page-solana'
import { Connection, Keypair, SystemProgram, Transaction, VersionedTransaction } from '@solana/web3.js'
import { expect, inject, it, onTestFinished } from 'vitest'
import { solana } from '../solana.js'
import { getConnectedWallet } from './getConnectedWallet.js'
import { getConnection } from './getConnection.js'
import { sendTransaction } from './sendTransaction.js'
import { signTransaction } from './signTransaction.js'

const { rpcUrl, wsUrl } = inject('solana')
const genesisHash = await new Connection(rpcUrl).getGenesisHash()
const network = {
  id: genesisHash.slice(0, 32),
  name: 'Local Solana',
  chainNamespace: 'solana',
  caipNetworkId: `solana:${genesisHash.slice(0, 32)}`,
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: [rpcUrl], webSocket: [wsUrl] } },
} as const

it('default: signs, sends and confirms in a browser, with both classes', async () => {
  const page = window as unknown as SolanaWalletPage // A `Window` object tells that the wallets are already installed.
  installSolanaWallets(page, { rpcUrl, wallets: [lagoon] })
  const adapters = [solana()]
  const kit = createLatchkit({ projectId: 'test', networks: [network], adapters, storage: fakeStorage() })
  onTestFinished(kit.mount())
  await connect(kit, { connectorId: lagoon.name })
  const { publicKey } = getConnectedWallet(kit)
  const connection = getConnection(kit)
  const to = Keypair.generate().publicKey
  const transfer = SystemProgram.transfer({ fromPubkey: publicKey, toPubkey: to, lamports: 1_000_000 })

  const transaction = new Transaction().add(transfer)
  const signature = await sendTransaction(kit, { transaction, connection })
  const { recentBlockhash: blockhash = '', lastValidBlockHeight = 0 } = transaction
  await connection.confirmTransaction({ signature, blockhash, lastValidBlockHeight })
  expect(await connection.getBalance(to)).toBe(1_000_000)

  const versioned = new VersionedTransaction(transaction.compileMessage())
  const signed = await signTransaction(kit, { transaction: versioned })
  expect(signed).toBeInstanceOf(VersionedTransaction)
  expect(signed.message.serialize()).toEqual(versioned.message.serialize())
  await disconnect(kit)
})
