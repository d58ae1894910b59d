import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { getRejection, neverAborted } from '@latchkit/adapter-tests/promises'
import { callDevnet, createChainUnderTest } from '@latchkit/adapter-tests/solana/chain'
import { createNetwork } from '@latchkit/adapter-tests/solana/network'
import { openPage } from '@latchkit/adapter-tests/solana/page'
import { startAdapter } from '@latchkit/adapter-tests/startAdapter'
import type { Network } from '@latchkit/core'
import { solanaAccounts, solanaCaipNetworkId, solanaTokens } from '@latchkit/devnet'
import { type SolanaChain, startSolanaChain } from '@latchkit/devnet/solana'
import { base58 } from '@scure/base'
import {
  ComputeBudgetProgram,
  Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  type TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { solana } from './solana.js'
import { createStandardWallet, registerWallet } from './wallets.fixtures.js'

const maxUint64 = 2n ** 64n - 1n
const [account] = solanaAccounts.slice(4)
const key = Keypair.fromSecretKey(base58.decode(account?.secretKey ?? ''))
const address = key.publicKey.toBase58()
const sending = 'solana:signAndSendTransaction'
const signing = 'solana:signTransaction'
const mint = solanaTokens[0]?.mint ?? ''

let cluster: SolanaChain
let network: Network
let node: Connection
beforeAll(async () => {
  cluster = await startSolanaChain()
  network = createNetwork(solanaCaipNetworkId, cluster.rpcUrl)
  node = new Connection(cluster.rpcUrl, 'confirmed')
}, 180_000)
afterAll(() => cluster.stop())
beforeEach(() => void openPage())

async function connectWallet(without: readonly string[]) {
  const made = createStandardWallet({ keys: [key], without })
  registerWallet(made.wallet)
  const { adapter } = startAdapter(solana(), [network])
  await adapter.connect({ connectorId: 'Made', signal: neverAborted })
  if (!adapter.solana) throw new Error('The adapter has no solana methods.')
  return { ...made, adapter, methods: adapter.solana, caller: { connectorId: 'Made', address, network } }
}

const getBalance = (to: string) =>
  startAdapter(solana(), [network]).adapter.getBalance({
    address: to,
    network,
    signal: neverAborted,
  })

describe('a wallet that only signs', () => {
  it('default: the app sends the signed transaction with the given options', async () => {
    const { methods, caller } = await connectWallet([sending])
    const chain = createChainUnderTest(network)
    const to = chain.newAddress()
    const wanted = { from: address, to, lamports: 1_000_000n, version: 'legacy' } as const
    const transaction = await chain.transaction(wanted)
    const signature = await methods.signAndSendTransaction({ ...caller, transaction })
    expect((await chain.executed(signature)).feePayer).toBe(address)
    expect(await getBalance(to)).toBe(1_000_000n)
  })

  it('error: sending the same transaction again does not report success', async () => {
    const { methods, caller } = await connectWallet([sending])
    const chain = createChainUnderTest(network)
    const to = chain.newAddress()
    const transaction = await chain.transaction({ from: address, to, lamports: 1_000_000n, version: 0 })
    await methods.signAndSendTransaction({ ...caller, transaction })
    const again = await getRejection(methods.signAndSendTransaction({ ...caller, transaction }))
    expect(again).toMatchObject({ code: 'rpc-request' })
    expect(await getBalance(to)).toBe(1_000_000n)
  })

  it('behavior: succeeds when the first node’s response is lost and the second already knows the transaction', async () => {
    const { methods, caller } = await connectWallet([sending])
    const chain = createChainUnderTest(network)
    const to = chain.newAddress()
    const transaction = await chain.transaction({ from: address, to, lamports: 1_000_000n, version: 0 })
    const lossyNode = await startLossyNode(node)
    const http = [lossyNode.url, cluster.rpcUrl]
    const twoNodes = { ...network, rpcUrls: { default: { http } } }
    const signature = await methods.signAndSendTransaction({ ...caller, network: twoNodes, transaction })
    expect((await chain.executed(signature)).feePayer).toBe(address)
    expect(await getBalance(to)).toBe(1_000_000n)
  })

  it.each<[string, (to: Keypair) => readonly TransactionInstruction[]]>([
    ['another amount', ({ publicKey }) => [pay(publicKey.toBase58(), 2_000_000)]],
    ['a priority fee', ({ publicKey }) => [fee(), pay(publicKey.toBase58(), 1_000_000)]],
    ['another receiver', () => [pay(Keypair.generate().publicKey.toBase58(), 1_000_000)]],
  ])('error: sends nothing when the wallet signs a transfer with %s', async (_, change) => {
    const { methods, caller, wallet } = await connectWallet([sending])
    const to = Keypair.generate()
    replaceSignedTransaction(wallet, change(to))
    const transfer = { to: to.publicKey.toBase58(), amount: 1_000_000n, priorityFeeMicroLamports: 0n }
    const before = await getBalance(address)
    const failure = await getRejection(methods.transfer({ ...caller, transfer }))
    expect(failure).toMatchObject({ code: 'wallet-response' })
    expect(await getBalance(address)).toBe(before)
  })

  it('behavior: the wallet may choose a fee that the app does not set', async () => {
    const { methods, caller, wallet } = await connectWallet([sending])
    const to = Keypair.generate().publicKey.toBase58()
    replaceSignedTransaction(wallet, [fee(), pay(to, 1_000_000)])
    await methods.transfer({ ...caller, transfer: { to, amount: 1_000_000n } })
    expect(await getBalance(to)).toBe(1_000_000n)
  })
})

it('behavior: transfers from a wallet to itself', async () => {
  const { methods, caller } = await connectWallet([sending])
  const before = await createChainUnderTest(network).tokenBalance(address)
  await methods.transfer({ ...caller, transfer: { to: address, mint, amount: 1n } })
  expect(await createChainUnderTest(network).tokenBalance(address)).toBe(before)
})

it('error: reports the program’s error when the balance is too low', async () => {
  const { methods, caller } = await connectWallet([sending])
  const to = Keypair.generate().publicKey.toBase58()
  const failure = await getRejection(methods.transfer({ ...caller, transfer: { to, amount: maxUint64 } }))
  expect(failure).toMatchObject({
    code: 'rpc-request',
    details: 'Program 11111111111111111111111111111111 failed: custom program error: 0x1',
  })
})

describe('a wallet that only sends', () => {
  it('default: the wallet sends a transfer', async () => {
    const { methods, caller, wallet } = await connectWallet([signing])
    Reflect.set(wallet.features, sending, {
      signAndSendTransaction: async ({ transaction }: { readonly transaction: Uint8Array }) => {
        const signed = VersionedTransaction.deserialize(transaction)
        signed.sign([key])
        return [{ signature: base58.decode(await node.sendTransaction(signed)) }]
      },
    })
    const to = Keypair.generate().publicKey.toBase58()
    const sent = await methods.transfer({ ...caller, transfer: { to, amount: 1_000_000n } })
    expect(await methods.waitForConfirmation({ sent, network, signal: neverAborted })).toMatchObject({
      status: 'success',
    })
    expect(await getBalance(to)).toBe(1_000_000n)
  })
})

it('behavior: reads an extreme balance exactly', async () => {
  const to = Keypair.generate().publicKey.toBase58()
  await callDevnet(network, 'devnet_setBalance', [to, String(maxUint64)])
  expect(await getBalance(to)).toBe(maxUint64)
})

function pay(to: string, lamports: number): TransactionInstruction {
  return SystemProgram.transfer({ fromPubkey: key.publicKey, toPubkey: new PublicKey(to), lamports })
}

function fee(): TransactionInstruction {
  return ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 7 })
}

/** Starts a node that accepts every transaction, and whose response is lost. */
async function startLossyNode(node: Connection): Promise<{ readonly url: string }> {
  const server = createServer(async (request, response) => {
    const { params } = JSON.parse(await text(request))
    await node.sendEncodedTransaction(params[0])
    response.writeHead(502).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** Makes a wallet sign the given instructions instead of the requested ones. */
function replaceSignedTransaction(
  wallet: { readonly features: object },
  instructions: readonly TransactionInstruction[],
): void {
  Reflect.set(wallet.features, signing, {
    signTransaction: async ({ transaction }: { readonly transaction: Uint8Array }) => {
      const { recentBlockhash } = VersionedTransaction.deserialize(transaction).message
      const message = new TransactionMessage({
        payerKey: key.publicKey,
        recentBlockhash,
        instructions: [...instructions],
      })
      const other = new VersionedTransaction(message.compileToLegacyMessage())
      other.sign([key])
      return [{ signedTransaction: other.serialize() }]
    },
  })
}
