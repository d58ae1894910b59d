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
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTransfer } from './chain/buildTransfer.js'
import { callDevnet, chainUnderTest, networkAt } from './chain.fixtures.js'
import { fakeNode } from './fakeNode.fixtures.js'
import { openPage } from './page.fixtures.js'
import { quickClock } from './quickClock.fixtures.js'
import { solana } from './solana.js'
import { errorOf, never, register, standardWallet, start } from './wallets.fixtures.js'

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
  network = networkAt(solanaCaipNetworkId, cluster.rpcUrl)
  node = new Connection(cluster.rpcUrl, 'confirmed')
}, 30_000)
afterAll(() => cluster.stop())
beforeEach(() => void openPage())

async function connected(without: readonly string[]) {
  const made = standardWallet({ keys: [key], without })
  register(made.wallet)
  const { adapter } = start(solana(), { networks: [network] })
  await adapter.connect({ connectorId: 'Made', signal: never() })
  if (!adapter.solana) throw new Error('The adapter has solana.')
  return { ...made, adapter, methods: adapter.solana, caller: { connectorId: 'Made', address, network } }
}

const balanceOf = (to: string) =>
  start(solana(), { networks: [network] }).adapter.getBalance({ address: to, network, signal: never() })

describe('a wallet that only signs', () => {
  it('default: what it signed is sent by the page, as the options say', async () => {
    const { methods, caller } = await connected([sending])
    const chain = chainUnderTest(network)
    const to = chain.newAddress()
    const wanted = { from: address, to, lamports: 1_000_000n, version: 'legacy' } as const
    const transaction = await chain.transaction(wanted)
    const signature = await methods.signAndSendTransaction({ ...caller, transaction })
    expect((await chain.executed(signature)).feePayer).toBe(address)
    expect(await balanceOf(to)).toBe(1_000_000n)
  })

  it('param: options reach the node', async () => {
    const { methods, caller } = await connected([sending])
    const transaction = await chainUnderTest(network).transaction({
      from: address,
      to: address,
      lamports: 1n,
      version: 0,
    })
    const params: unknown[] = []
    const { url } = await fakeNode((_, given) => {
      params.push(given[1])
      return { result: 'signature' }
    })
    const options = {
      skipPreflight: true,
      preflightCommitment: 'recent',
      maxRetries: 0,
      minContextSlot: 9,
    } as const
    const elsewhere = { ...caller, network: networkAt(solanaCaipNetworkId, url), transaction }
    await methods.signAndSendTransaction({ ...elsewhere, options })
    await methods.signAndSendTransaction(elsewhere)
    expect(params).toEqual([
      { encoding: 'base64', ...options, preflightCommitment: 'processed' },
      { encoding: 'base64', preflightCommitment: 'confirmed' },
    ])
  })

  it('error: the very same transaction a second time: nothing is claimed to be sent', async () => {
    const { methods, caller } = await connected([sending])
    const chain = chainUnderTest(network)
    const to = chain.newAddress()
    const transaction = await chain.transaction({ from: address, to, lamports: 1_000_000n, version: 0 })
    await methods.signAndSendTransaction({ ...caller, transaction })
    const again = await errorOf(methods.signAndSendTransaction({ ...caller, transaction }))
    expect(again).toMatchObject({ code: 'rpc-request' })
    expect(await balanceOf(to)).toBe(1_000_000n)
  })

  it('behavior: the first node took it and was not heard: the second knows it already, and it is sent', async () => {
    const { methods, caller } = await connected([sending])
    const chain = chainUnderTest(network)
    const to = chain.newAddress()
    const transaction = await chain.transaction({ from: address, to, lamports: 1_000_000n, version: 0 })
    const mute = await fakeNode((_, [wire]) => {
      void node.sendEncodedTransaction(String(wire))
      return { status: 502 }
    })
    const http = [mute.url, cluster.rpcUrl]
    const twoNodes = { ...network, rpcUrls: { default: { http } } }
    const signature = await methods.signAndSendTransaction({ ...caller, network: twoNodes, transaction })
    expect((await chain.executed(signature)).feePayer).toBe(address)
    expect(await balanceOf(to)).toBe(1_000_000n)
  })

  it.each<[string, (to: Keypair) => readonly TransactionInstruction[]]>([
    ['another amount', ({ publicKey }) => [pay(publicKey.toBase58(), 2_000_000)]],
    ['a priority fee', ({ publicKey }) => [fee(), pay(publicKey.toBase58(), 1_000_000)]],
    ['another receiver', () => [pay(Keypair.generate().publicKey.toBase58(), 1_000_000)]],
  ])('error: it signs a transfer with %s: nothing is sent', async (_, change) => {
    const { methods, caller, wallet } = await connected([sending])
    const to = Keypair.generate()
    Reflect.set(wallet.features, signing, {
      signTransaction: async ({ transaction }: { readonly transaction: Uint8Array }) => {
        const { recentBlockhash } = VersionedTransaction.deserialize(transaction).message
        const message = new TransactionMessage({
          payerKey: key.publicKey,
          recentBlockhash,
          instructions: [...change(to)],
        })
        const other = new VersionedTransaction(message.compileToLegacyMessage())
        other.sign([key])
        return [{ signedTransaction: other.serialize() }]
      },
    })
    const transfer = { to: to.publicKey.toBase58(), amount: 1_000_000n }
    const before = await balanceOf(address)
    const failure = await errorOf(methods.transfer({ ...caller, transfer }))
    expect(failure).toMatchObject({ code: 'wallet-response' })
    expect(await balanceOf(address)).toBe(before)
  })
})

it('error: more than there is, in the words of the program that refused it', async () => {
  const { methods, caller } = await connected([sending])
  const to = Keypair.generate().publicKey.toBase58()
  const failure = await errorOf(methods.transfer({ ...caller, transfer: { to, amount: maxUint64 } }))
  expect(failure).toMatchObject({
    code: 'rpc-request',
    details: 'Program 11111111111111111111111111111111 failed: custom program error: 0x1',
  })
})

describe('a wallet that only sends', () => {
  it('default: a transfer is the wallet’s to send', async () => {
    const { methods, caller, wallet } = await connected([signing])
    Reflect.set(wallet.features, sending, {
      signAndSendTransaction: async ({ transaction }: { readonly transaction: Uint8Array }) => {
        const signed = VersionedTransaction.deserialize(transaction)
        signed.sign([key])
        return [{ signature: base58.decode(await node.sendTransaction(signed)) }]
      },
    })
    const to = Keypair.generate().publicKey.toBase58()
    const sent = await methods.transfer({ ...caller, transfer: { to, amount: 1_000_000n } })
    expect(await methods.waitForConfirmation({ sent, network, signal: never() })).toMatchObject({
      status: 'success',
    })
    expect(await balanceOf(to)).toBe(1_000_000n)
  })
})

describe('buildTransfer', () => {
  const build = (transfer: Parameters<typeof buildTransfer>[1]['transfer']) =>
    buildTransfer(quickClock(), { from: address, network, transfer })

  it('behavior: amounts and fees at their greatest, as another library reads them', async () => {
    const to = Keypair.generate().publicKey.toBase58()
    const fees = { priorityFeeMicroLamports: maxUint64, computeUnitLimit: 1_400_000 }
    const sol = instructionsOf(await build({ to, amount: maxUint64, ...fees }))
    expect(sol.slice(1).map(({ data }) => data.readBigUInt64LE(data.length - 8))).toEqual([
      maxUint64,
      maxUint64,
    ])
    expect(sol[0]?.data.readUInt32LE(1)).toBe(1_400_000)
    const token = instructionsOf(await build({ to, mint, amount: maxUint64 })).at(-1)
    expect(token?.data.readUInt8(0)).toBe(12)
    expect(token?.data.readBigUInt64LE(1)).toBe(maxUint64)
    expect(token?.data.readUInt8(9)).toBe(solanaTokens[0]?.decimals)
  })

  it('behavior: from one wallet to itself', async () => {
    const { methods, caller } = await connected([sending])
    const before = await chainUnderTest(network).tokenBalance(address)
    await methods.transfer({ ...caller, transfer: { to: address, mint, amount: 1n } })
    expect(await chainUnderTest(network).tokenBalance(address)).toBe(before)
  })

  it.each<[string, (method: string) => unknown]>([
    ['no blockhash', () => ({ value: { blockhash: 'me', lastValidBlockHeight: 1 } })],
    ['no height', () => ({ value: { blockhash: '1'.repeat(32), lastValidBlockHeight: null } })],
    ['nothing', () => null],
  ])('error: a node that answers %s', async (_, answer) => {
    const { url } = await fakeNode((method) => ({ result: answer(method) }))
    const parameters = {
      from: address,
      network: networkAt(solanaCaipNetworkId, url),
      transfer: { to: address, amount: 1n },
    }
    expect(await errorOf(buildTransfer(quickClock(), parameters))).toMatchObject({ code: 'rpc-request' })
  })

  it.each<[string, string, number, (data: Buffer) => void, string]>([
    ['a mint', tokenProgram(0), 82, () => {}, 'built'],
    ['a mint of Token-2022', tokenProgram(1), 82, () => {}, 'built'],
    ['one with extensions', tokenProgram(1), 234, (data) => data.writeUInt8(1, 165), 'built'],
    ['an account of Token-2022', tokenProgram(1), 234, (data) => data.writeUInt8(2, 165), 'invalid-address'],
    ['an account of tokens', tokenProgram(0), 165, () => {}, 'invalid-address'],
    ['a mint that is not made yet', tokenProgram(0), 82, (data) => data.writeUInt8(0, 45), 'invalid-address'],
    ['something of another program', address, 82, () => {}, 'invalid-address'],
  ])('behavior: %s', async (_, owner, length, change, outcome) => {
    const data = Buffer.alloc(length)
    data.writeUInt8(9, 44)
    data.writeUInt8(1, 45)
    change(data)
    const found = {
      owner,
      data: [data.toString('base64'), 'base64'],
      lamports: 1,
      executable: false,
      space: length,
    }
    const { url } = await fakeNode((method) =>
      method === 'getMultipleAccounts'
        ? { result: { context: { slot: 1 }, value: [found, null] } }
        : {
            result: {
              context: { slot: 1 },
              value: { blockhash: '1'.repeat(32), lastValidBlockHeight: 150 },
            },
          },
    )
    const parameters = {
      from: address,
      network: networkAt(solanaCaipNetworkId, url),
      transfer: { to: Keypair.generate().publicKey.toBase58(), mint, amount: 1n },
    }
    const built = await buildTransfer(quickClock(), parameters).then(
      (transaction) => instructionsOf(transaction).at(-1),
      (error) => error,
    )
    if (outcome !== 'built') return void expect(built).toMatchObject({ code: outcome, field: 'mint' })
    expect(built).toMatchObject({ program: owner })
    expect(built.data.readUInt8(9)).toBe(9)
  })
})

it('behavior: a balance that the devnet was told is read to the last lamport', async () => {
  const to = Keypair.generate().publicKey.toBase58()
  await callDevnet(network, 'devnet_setBalance', [to, String(maxUint64)])
  expect(await balanceOf(to)).toBe(maxUint64)
})

function instructionsOf({ transaction }: { readonly transaction: Uint8Array }) {
  const { message } = VersionedTransaction.deserialize(transaction)
  return message.compiledInstructions.map(({ programIdIndex, data }) => ({
    program: message.staticAccountKeys[programIdIndex]?.toBase58(),
    data: Buffer.from(data),
  }))
}

function tokenProgram(at: number): string {
  return (
    ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'][at] ?? ''
  )
}

function pay(to: string, lamports: number): TransactionInstruction {
  return SystemProgram.transfer({ fromPubkey: key.publicKey, toPubkey: new PublicKey(to), lamports })
}

function fee(): TransactionInstruction {
  return ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 7 })
}
