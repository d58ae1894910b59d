import { verifySignature } from '@latchkit/test/source/solanaWallet/solanaWallet.fixtures'
import { UnsafeBurnerWalletAdapter } from '@solana/wallet-adapter-unsafe-burner'
import {
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { expect, inject, onTestFinished, test, vi } from 'vitest'

// A third-party wallet with a third-party library on the devnet's cluster.
const connection = new Connection(inject('solana').rpcUrl, 'confirmed')

async function connected() {
  // The wallet warns that it is unsafe.
  const warning = vi.spyOn(console, 'warn').mockReturnValue()
  onTestFinished(() => warning.mockRestore())
  const wallet = new UnsafeBurnerWalletAdapter()
  onTestFinished(() => wallet.disconnect())
  await wallet.connect()
  const { publicKey } = wallet
  if (!publicKey) throw new Error('The wallet connected without an account.')
  return { wallet, publicKey }
}

async function funded() {
  const { wallet, publicKey } = await connected()
  const signature = await connection.requestAirdrop(publicKey, LAMPORTS_PER_SOL)
  await connection.confirmTransaction({ signature, ...(await connection.getLatestBlockhash()) })
  const { publicKey: to } = Keypair.generate()
  const transfer = SystemProgram.transfer({ fromPubkey: publicKey, toPubkey: to, lamports: 5_000_000 })
  return { wallet, publicKey, to, transfer }
}

test('default', async () => {
  const { wallet, publicKey } = await connected()
  expect(wallet.connected).toBe(true)
  const message = new TextEncoder().encode('Sign in to example.com')
  const signature = await wallet.signMessage(message)
  expect(verifySignature(publicKey.toBase58(), message, signature)).toBe(true)
  message[0] = 0
  expect(verifySignature(publicKey.toBase58(), message, signature)).toBe(false)
})

test('behavior: the cluster executes what it signs', async () => {
  const { wallet, publicKey, to, transfer } = await funded()
  const lifetime = await connection.getLatestBlockhash()
  const transaction = await wallet.signTransaction(
    new Transaction({ ...lifetime, feePayer: publicKey }).add(transfer),
  )
  const signature = await connection.sendRawTransaction(transaction.serialize())
  const { value } = await connection.confirmTransaction({ signature, ...lifetime })
  expect(value.err).toBeNull()
  expect(await connection.getBalance(to)).toBe(5_000_000)
  expect(await connection.getBalance(publicKey)).toBe(LAMPORTS_PER_SOL - 5_000_000 - 5_000)
})

test('behavior: it sends a versioned transaction itself', async () => {
  const { wallet, publicKey, to, transfer } = await funded()
  const lifetime = await connection.getLatestBlockhash()
  const message = new TransactionMessage({
    payerKey: publicKey,
    recentBlockhash: lifetime.blockhash,
    instructions: [transfer],
  })
  const transaction = new VersionedTransaction(message.compileToV0Message())
  const signature = await wallet.sendTransaction(transaction, connection)
  const { value } = await connection.confirmTransaction({ signature, ...lifetime })
  expect(value.err).toBeNull()
  expect(await connection.getBalance(to)).toBe(5_000_000)
})
