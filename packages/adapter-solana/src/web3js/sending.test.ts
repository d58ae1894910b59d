import { getRejection } from '@latchkit/adapter-tests/promises'
import { createNetwork } from '@latchkit/adapter-tests/solana/network'
import { switchNetwork } from '@latchkit/core/actions'
import {
  type Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { describe, expect, it } from 'vitest'
import { getConnectedWallet } from './getConnectedWallet.js'
import { getConnection } from './getConnection.js'
import { sendTransaction } from './sendTransaction.js'
import {
  connectLagoon,
  connectTestWallet,
  createFundedKey,
  createLookupTable,
  createOwnConnection,
  getTestNetwork,
  pay,
} from './web3js.fixtures.js'

const toAccount = () => Keypair.generate().publicKey

async function createV0(connection: Connection, payerKey: PublicKey, to: PublicKey) {
  const lifetime = await connection.getLatestBlockhash()
  const message = new TransactionMessage({
    payerKey,
    recentBlockhash: lifetime.blockhash,
    instructions: [pay(payerKey, to)],
  })
  return { lifetime, transaction: new VersionedTransaction(message.compileToV0Message()) }
}

describe('sendTransaction', () => {
  it('default: completes, signs, sends and confirms a legacy transaction', async () => {
    const { kit, key } = await connectTestWallet()
    const to = toAccount()
    const transaction = new Transaction().add(pay(key.publicKey, to))
    const signature = await sendTransaction(kit, { transaction })
    const { feePayer, recentBlockhash: blockhash = '', lastValidBlockHeight = 0 } = transaction
    expect(feePayer).toEqual(key.publicKey)
    const connection = getConnection(kit)
    const { value } = await connection.confirmTransaction({ signature, blockhash, lastValidBlockHeight })
    expect(value.err).toBeNull()
    expect(await connection.getBalance(to)).toBe(1_000_000)
  })

  it('behavior: signs and sends a v0 transaction in one step, if the wallet can', async () => {
    const { kit, lagoon } = await connectLagoon()
    const connection = getConnection(kit)
    const to = toAccount()
    const payer = new PublicKey(lagoon.accounts[0] ?? '')
    const { transaction, lifetime } = await createV0(connection, payer, to)
    const signature = await sendTransaction(kit, { transaction })
    await connection.confirmTransaction({ signature, ...lifetime })
    expect(await connection.getBalance(to)).toBe(1_000_000)
    expect(lagoon.prompts.at(-1)?.method).toBe('solana:signAndSendTransaction')
  })

  it('behavior: sends a v0 transaction with a lookup table', async () => {
    const { kit, key } = await connectTestWallet()
    const connection = createOwnConnection()
    const to = toAccount()
    const table = await createLookupTable(kit, key.publicKey, to)
    const { blockhash } = await connection.getLatestBlockhash()
    const message = new TransactionMessage({
      payerKey: key.publicKey,
      recentBlockhash: blockhash,
      instructions: [pay(key.publicKey, to)],
    })
    const transaction = new VersionedTransaction(message.compileToV0Message([table]))
    await sendTransaction(kit, { transaction, connection })
    expect(await connection.getBalance(to)).toBe(1_000_000)
  })

  it('param: connection provides the blockhash, and sends what the wallet signed', async () => {
    const { kit, lagoon } = await connectLagoon()
    const connection = createOwnConnection()
    const to = toAccount()
    const payer = new PublicKey(lagoon.accounts[0] ?? '')
    const transaction = new Transaction().add(pay(payer, to))
    await sendTransaction(kit, { transaction, connection })
    expect(await connection.getBalance(to)).toBe(1_000_000)
    expect(lagoon.prompts.at(-1)?.method).toBe('solana:signTransaction')
  })

  it('param: connection is not used by a wallet that always sends itself', async () => {
    const { kit, key, requests } = await connectTestWallet({ without: ['solana:signTransaction'] })
    const connection = createOwnConnection()
    const { transaction } = await createV0(connection, key.publicKey, toAccount())
    expect(await sendTransaction(kit, { transaction, connection })).toMatch(/^\w{80,90}$/)
    expect(JSON.parse(requests[1] ?? '')).toMatchObject({ options: {} })
  })

  it.each(['Transaction', 'VersionedTransaction'])(
    'param: signers sign a %s before the wallet',
    async (name) => {
      const { kit, key } = await connectTestWallet()
      const connection = createOwnConnection()
      const created = Keypair.generate()
      const create = SystemProgram.createAccount({
        fromPubkey: key.publicKey,
        newAccountPubkey: created.publicKey,
        lamports: 1_000_000,
        space: 0,
        programId: SystemProgram.programId,
      })
      const { blockhash: recentBlockhash } = await connection.getLatestBlockhash()
      const { publicKey: payerKey } = key
      const message = new TransactionMessage({ payerKey, recentBlockhash, instructions: [create] })
      const transaction =
        name === 'Transaction'
          ? new Transaction().add(create)
          : new VersionedTransaction(message.compileToV0Message())
      await sendTransaction(kit, { transaction, connection, signers: [created] })
      expect(await connection.getBalance(created.publicKey)).toBe(1_000_000)
    },
  )

  it('behavior: another account may pay the fee', async () => {
    const { kit, key } = await connectTestWallet()
    const connection = createOwnConnection()
    const sponsor = await createFundedKey()
    const to = toAccount()
    const transaction = new Transaction({ feePayer: sponsor.publicKey }).add(pay(key.publicKey, to))
    await sendTransaction(kit, { transaction, connection, signers: [sponsor] })
    expect(await connection.getBalance(to)).toBe(1_000_000)
    expect(await connection.getBalance(key.publicKey)).toBe(999_000_000)
    expect(transaction.feePayer).toEqual(sponsor.publicKey)
  })

  it('param: options reach the wallet', async () => {
    const { kit, key, requests } = await connectTestWallet({ without: [] })
    const { transaction } = await createV0(createOwnConnection(), key.publicKey, toAccount())
    const options = { preflightCommitment: 'singleGossip', maxRetries: 3 } as const
    await sendTransaction(kit, { transaction, options })
    expect(JSON.parse(requests[1] ?? '')).toMatchObject({
      options: { preflightCommitment: 'confirmed', maxRetries: 3 },
    })
  })

  it('error: rejects when the user declines, and sends nothing', async () => {
    const { kit, lagoon } = await connectLagoon()
    lagoon.set({ answer: 'reject' })
    const connection = createOwnConnection()
    const to = toAccount()
    const transaction = new Transaction().add(pay(new PublicKey(lagoon.accounts[0] ?? ''), to))
    for (const parameters of [{ transaction }, { transaction, connection }])
      expect(await getRejection(sendTransaction(kit, parameters))).toMatchObject({ code: 'user-rejected' })
    expect(await connection.getBalance(to)).toBe(0)
  })

  it('error: rejects a signer that the transaction does not need', async () => {
    const { kit, key, requests } = await connectTestWallet()
    const transaction = new Transaction().add(pay(key.publicKey, toAccount()))
    const failure = await getRejection(sendTransaction(kit, { transaction, signers: [Keypair.generate()] }))
    expect(failure).toMatchObject({ code: 'invalid-parameter', field: 'signers' })
    expect(requests).toEqual(['connect'])
  })

  it('error: reports what the node refuses', async () => {
    const { kit, key } = await connectTestWallet()
    const connection = createOwnConnection()
    const transfer = SystemProgram.transfer({
      fromPubkey: key.publicKey,
      toPubkey: toAccount(),
      lamports: 2_000_000_000,
    })
    const transaction = new Transaction().add(transfer)
    const failure = await getRejection(sendTransaction(kit, { transaction, connection }))
    expect(failure).toMatchObject({
      code: 'rpc-request',
      details: expect.stringMatching(/simulation failed/i),
    })
    expect(failure).not.toHaveProperty('details', expect.stringMatching(/may have been sent/))
  })

  it('error: names the signature when the node does not respond', async () => {
    const { kit, key } = await connectTestWallet()
    const { transaction } = await createV0(createOwnConnection(), key.publicKey, toAccount())
    const offline = getConnection(kit, { chainId: 'solana:other', config: { disableRetryOnRateLimit: true } })
    const failure = await getRejection(sendTransaction(kit, { transaction, connection: offline }))
    expect(failure).toMatchObject({
      code: 'rpc-request',
      details: expect.stringMatching(/It may have been sent: look for \w{80,90} before/),
    })
  })

  it('error: rejects when the node that provides the blockhash does not respond', async () => {
    const { kit, key, requests } = await connectTestWallet()
    const transaction = new Transaction().add(pay(key.publicKey, toAccount()))
    const offline = getConnection(kit, { chainId: 'solana:other' })
    const failure = await getRejection(sendTransaction(kit, { transaction, connection: offline }))
    expect(failure).toMatchObject({
      code: 'rpc-request',
      message: expect.stringContaining('getLatestBlockhash'),
    })
    expect(requests).toEqual(['connect'])
  })

  it('error: rejects when the network changes while the blockhash is read', async () => {
    const { kit, key, requests, wallet, emitChange } = await connectTestWallet()
    wallet.accounts = wallet.accounts.map((account) => ({ ...account, chains: undefined }))
    emitChange()
    const transaction = new Transaction().add(pay(key.publicKey, toAccount()))
    const failure = getRejection(sendTransaction(kit, { transaction, connection: createOwnConnection() }))
    await switchNetwork(kit, { network: createNetwork('solana:other', 'http://127.0.0.1:1') })
    expect(await failure).toMatchObject({ code: 'session-changed', changed: 'chain' })
    expect(requests).toEqual(['connect'])
  })
})

describe('getConnection', () => {
  it('default: connects to the current network, with the commitment of the kit', async () => {
    const { kit } = await connectTestWallet()
    const connection = getConnection(kit)
    expect(connection.rpcEndpoint).toBe(getTestNetwork().rpcUrls.default.http[0])
    expect(connection.commitment).toBe('confirmed')
    expect(await connection.getBlockHeight()).toBeGreaterThan(0)
  })

  it('param: chainId and config', async () => {
    const { kit } = await connectTestWallet()
    const connection = getConnection(kit, { chainId: 'solana:other', config: 'finalized' })
    expect(connection.rpcEndpoint).toBe('http://127.0.0.1:1')
    expect(connection.commitment).toBe('finalized')
  })

  it.each(['solana:unknown', 'eip155:1'] as const)(
    'error: rejects the unknown network %s',
    async (chainId) => {
      const { kit } = await connectTestWallet()
      expect(() => getConnection(kit, { chainId })).toThrow(
        expect.objectContaining({ code: 'network-not-found' }),
      )
    },
  )
})

describe('getConnectedWallet', () => {
  it('default: signs and sends as wallet-adapter objects do', async () => {
    const { kit, key } = await connectTestWallet()
    const wallet = getConnectedWallet(kit)
    expect(wallet.publicKey).toEqual(key.publicKey)
    const connection = createOwnConnection()
    const to = toAccount()
    const transaction = new Transaction().add(pay(wallet.publicKey, to))
    await wallet.sendTransaction(transaction, connection, { skipPreflight: false })
    expect(await connection.getBalance(to)).toBe(1_000_000)
    const { transaction: next } = await createV0(connection, wallet.publicKey, to)
    const [signed] = await wallet.signAllTransactions([await wallet.signTransaction(next)])
    await connection.sendRawTransaction(signed?.serialize() ?? new Uint8Array())
    expect(await connection.getBalance(to)).toBe(2_000_000)
    expect(await wallet.signAllTransactions([])).toEqual([])
  })

  it('error: rejects once another account is connected', async () => {
    const { kit, lagoon } = await connectLagoon()
    const wallet = getConnectedWallet(kit)
    lagoon.switchAccount(1)
    const message = new TextEncoder().encode('Hello')
    await expect.poll(() => getConnectedWallet(kit).publicKey.toBase58()).toBe(lagoon.accounts[1])
    const prompts = lagoon.prompts.length
    const { transaction } = await createV0(createOwnConnection(), wallet.publicKey, toAccount())
    for (const request of [
      wallet.signMessage(message),
      wallet.signTransaction(transaction),
      wallet.signAllTransactions([transaction]),
      wallet.sendTransaction(transaction),
    ])
      expect(await getRejection(request)).toMatchObject({ code: 'session-changed', changed: 'account' })
    expect(lagoon.prompts).toHaveLength(prompts)
    expect(await getConnectedWallet(kit).signMessage(message)).toHaveLength(64)
  })

  it('error: throws when no wallet is connected', async () => {
    const { kit, lagoon } = await connectLagoon()
    lagoon.forget()
    const isThrown = () => getRejection(Promise.resolve().then(() => getConnectedWallet(kit)))
    await expect.poll(isThrown).toMatchObject({ code: 'not-connected' })
  })
})
