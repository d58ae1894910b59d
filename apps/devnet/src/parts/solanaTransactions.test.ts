import { base58 } from '@scure/base'
import {
  AddressLookupTableProgram,
  ComputeBudgetProgram,
  Connection,
  Keypair,
  PublicKey,
  SendTransactionError,
  SystemProgram,
  Transaction,
  TransactionExpiredBlockheightExceededError,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { SolanaChain } from '../solana/SolanaChain.js'
import {
  createSigned,
  createTransfer,
  getTokenAccount,
  mint,
  other,
  payer,
  rpc,
  tokenProgram,
  transferTokens,
} from './solanaChain.fixtures.js'
import { startSolanaChain } from './solanaChain.js'

let chain: SolanaChain
let connection: Connection
beforeAll(async () => {
  chain = await startSolanaChain()
  connection = new Connection(chain.rpcUrl, 'confirmed')
})
afterAll(() => chain.stop())

describe('a transfer', () => {
  test('default', async () => {
    const to = Keypair.generate().publicKey
    const before = await connection.getBalance(payer.publicKey)
    const { bytes, signature, ...lifetime } = await createSigned(connection, createTransfer(123_456_789, to))
    expect(await connection.sendRawTransaction(bytes)).toBe(signature)
    const { value } = await connection.confirmTransaction({ ...lifetime, signature })
    expect(value).toEqual({ err: null })
    expect(await connection.getBalance(to)).toBe(123_456_789)
    expect(await connection.getBalance(payer.publicKey)).toBe(before - 123_456_789 - 5000)
    expect((await connection.getSignatureStatus(signature)).value).toMatchObject({
      confirmationStatus: 'finalized',
      err: null,
    })
  })

  test('behavior: is in the history with its effects', async () => {
    const to = Keypair.generate().publicKey
    const { bytes, signature } = await createSigned(connection, createTransfer(2_000_000, to))
    await connection.sendRawTransaction(bytes)
    const found = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
    expect(found?.transaction.signatures).toEqual([signature])
    expect(found?.meta).toMatchObject({ err: null, fee: 5000 })
    const at =
      found?.transaction.message.getAccountKeys().staticAccountKeys.findIndex((key) => key.equals(to)) ?? -1
    expect([found?.meta?.preBalances[at], found?.meta?.postBalances[at]]).toEqual([0, 2_000_000])
    expect(
      (await connection.getParsedTransaction(signature))?.transaction.message.accountKeys[0],
    ).toMatchObject({ signer: true, writable: true })
    expect((await connection.getSignaturesForAddress(to)).map((each) => each.signature)).toEqual([signature])
    expect(
      await connection.getTransaction(base58.encode(new Uint8Array(64).fill(1)), {
        maxSupportedTransactionVersion: 0,
      }),
    ).toBeNull()
  })

  test('behavior: v0 with accounts from a lookup table', async () => {
    const [create, table] = AddressLookupTableProgram.createLookupTable({
      authority: payer.publicKey,
      payer: payer.publicKey,
      recentSlot: (await connection.getSlot()) - 1,
    })
    const to = Keypair.generate().publicKey
    const extend = AddressLookupTableProgram.extendLookupTable({
      payer: payer.publicKey,
      authority: payer.publicKey,
      lookupTable: table,
      addresses: [to],
    })
    await connection.sendRawTransaction((await createSigned(connection, create, extend)).bytes)
    chain.advance(1)
    const { value } = await connection.getAddressLookupTable(table)
    const { blockhash } = await connection.getLatestBlockhash()
    const message = new TransactionMessage({
      payerKey: payer.publicKey,
      recentBlockhash: blockhash,
      instructions: [createTransfer(3_000_000, to)],
    }).compileToV0Message(value ? [value] : [])
    const transaction = new VersionedTransaction(message)
    transaction.sign([payer])
    const signature = await connection.sendTransaction(transaction)
    expect(await connection.getBalance(to)).toBe(3_000_000)
    const found = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
    expect(found?.version).toBe(0)
    expect(found?.meta?.loadedAddresses?.writable.map(String)).toEqual([to.toBase58()])
    await expect(connection.getTransaction(signature)).rejects.toThrow(
      'is not supported by the requesting client',
    )
  })

  test('behavior: pays a priority fee', async () => {
    const { bytes, transaction, signature } = await createSigned(
      connection,
      ComputeBudgetProgram.setComputeUnitLimit({ units: 1_001 }),
      ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 2_500_000 }),
      createTransfer(1_000_000),
    )
    // 2.5 lamports for each of 1001 units, rounded up.
    const fee = 5000 + 2503
    expect((await connection.getFeeForMessage(transaction.compileMessage())).value).toBe(fee)
    const before = await connection.getBalance(payer.publicKey)
    await connection.sendRawTransaction(bytes)
    expect(await connection.getBalance(payer.publicKey)).toBe(before - 1_000_000 - fee)
    expect(
      (await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 }))?.meta?.fee,
    ).toBe(fee)
    expect(await connection.getRecentPrioritizationFees()).toEqual([
      { slot: expect.any(Number), prioritizationFee: 0 },
    ])
  })

  test('behavior: transfers tokens', async () => {
    const { bytes, signature } = await createSigned(
      connection,
      transferTokens(1_500_000n, getTokenAccount(other.publicKey)),
    )
    await connection.sendRawTransaction(bytes)
    const { value } = await connection.getTokenAccountBalance(getTokenAccount(other.publicKey))
    expect(value.uiAmountString).toBe('25001.5')
    const meta = (await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 }))?.meta
    const held = (
      balances: typeof meta extends null ? never : NonNullable<typeof meta>['preTokenBalances'],
    ) => balances?.find(({ owner }) => owner === other.publicKey.toBase58())?.uiTokenAmount.amount
    expect([held(meta?.preTokenBalances), held(meta?.postTokenBalances)]).toEqual([
      '25000000000',
      '25001500000',
    ])
    const owned = await connection.getParsedTokenAccountsByOwner(other.publicKey, { programId: tokenProgram })
    expect(owned.value).toHaveLength(1)
    expect(owned.value[0]?.account.data.parsed.info).toMatchObject({
      mint: mint.toBase58(),
      tokenAmount: { amount: '25001500000' },
    })
    expect((await connection.getTokenAccountsByOwner(other.publicKey, { mint })).value[0]?.pubkey).toEqual(
      getTokenAccount(other.publicKey),
    )
    expect((await connection.getTokenAccountsByOwner(tokenProgram, { mint })).value).toEqual([])
  })

  test('error: an amount above the balance', async () => {
    const { bytes } = await createSigned(connection, createTransfer(2n ** 63n))
    const error = await connection.sendRawTransaction(bytes).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(SendTransactionError)
    expect(String(error)).toContain(
      'Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1',
    )
  })

  test('behavior: without preflight, a failing transaction is in a block and pays its fee', async () => {
    const before = await connection.getBalance(payer.publicKey)
    const { bytes, signature } = await createSigned(connection, createTransfer(2n ** 62n))
    expect(await connection.sendRawTransaction(bytes, { skipPreflight: true })).toBe(signature)
    const error = { InstructionError: [0, { Custom: 1 }] }
    expect((await connection.getSignatureStatus(signature)).value?.err).toEqual(error)
    expect(
      (await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 }))?.meta?.err,
    ).toEqual(error)
    expect(await connection.getBalance(payer.publicKey)).toBe(before - 5000)
  })

  test('error: an invalid signature', async () => {
    const { bytes, signature } = await createSigned(connection, createTransfer(1_000_000))
    bytes[5] = (bytes[5] ?? 0) ^ 1
    await expect(connection.sendRawTransaction(bytes)).rejects.toThrow(
      'Transaction signature verification failure',
    )
    await connection.sendRawTransaction(bytes, { skipPreflight: true })
    expect((await connection.getSignatureStatus(base58.encode(bytes.subarray(1, 65)))).value).toBeNull()
    expect((await connection.getSignatureStatus(signature)).value).toBeNull()
  })

  test('error: a transaction sent twice', async () => {
    const { bytes } = await createSigned(connection, createTransfer(1_000_000))
    await connection.sendRawTransaction(bytes)
    await expect(connection.sendRawTransaction(bytes)).rejects.toThrow(
      'This transaction has already been processed',
    )
  })

  test('error: an account without balance', async () => {
    const poor = Keypair.generate()
    const { blockhash } = await connection.getLatestBlockhash()
    const transaction = new Transaction({ recentBlockhash: blockhash, feePayer: poor.publicKey }).add(
      SystemProgram.transfer({ fromPubkey: poor.publicKey, toPubkey: other.publicKey, lamports: 1 }),
    )
    transaction.sign(poor)
    await expect(connection.sendRawTransaction(transaction.serialize())).rejects.toThrow(
      'Attempt to debit an account but found no record of a prior credit.',
    )
  })

  test('error: malformed bytes', async () => {
    await expect(connection.sendRawTransaction(new Uint8Array([1, 2, 3]))).rejects.toThrow(
      'failed to deserialize',
    )
    expect(await rpc(chain.rpcUrl, 'sendTransaction', ['!', { encoding: 'base64' }])).toMatchObject({
      error: { code: -32602, message: 'Invalid params: invalid base64 encoding.' },
    })
  })
})

describe('expiry', () => {
  test('default', async () => {
    const { bytes, ...lifetime } = await createSigned(connection, createTransfer(1_000_000))
    expect((await connection.isBlockhashValid(lifetime.blockhash)).value).toBe(true)
    chain.advance(150)
    expect(await connection.getBlockHeight()).toBe(lifetime.lastValidBlockHeight)
    expect((await connection.isBlockhashValid(lifetime.blockhash)).value).toBe(true)
    chain.advance(1)
    expect((await connection.isBlockhashValid(lifetime.blockhash)).value).toBe(false)
    await expect(connection.sendRawTransaction(bytes)).rejects.toThrow('Blockhash not found')
    expect((await connection.getFeeForMessage(lifetime.transaction.compileMessage())).value).toBeNull()
  })

  test('behavior: a dropped transaction is never confirmed', async () => {
    chain.setDropping(true)
    onTestFinished(() => chain.setDropping(false))
    const { bytes, ...lifetime } = await createSigned(connection, createTransfer(1_000_000))
    const signature = await connection.sendRawTransaction(bytes)
    const confirmed = connection.confirmTransaction({ ...lifetime, signature })
    await rpc(chain.rpcUrl, 'devnet_advance', [151])
    await expect(confirmed).rejects.toThrow(TransactionExpiredBlockheightExceededError)
  })

  test('behavior: an unknown blockhash', async () => {
    const blockhash = base58.encode(new Uint8Array(32).fill(7))
    expect((await connection.isBlockhashValid(blockhash)).value).toBe(false)
  })
})

describe('simulation', () => {
  test('default', async () => {
    const { transaction } = await createSigned(connection, createTransfer(1_000_000, other.publicKey))
    const before = await connection.getBalance(other.publicKey)
    const { value } = await connection.simulateTransaction(transaction, undefined, [other.publicKey])
    expect(value).toMatchObject({ err: null, unitsConsumed: 150 })
    expect(value.accounts?.[0]?.lamports).toBe(before + 1_000_000)
    expect(await connection.getBalance(other.publicKey)).toBe(before)
  })

  test('behavior: simulates an unsigned transaction with an unknown blockhash', async () => {
    const message = new TransactionMessage({
      payerKey: payer.publicKey,
      recentBlockhash: PublicKey.default.toBase58(),
      instructions: [createTransfer(1_000_000)],
    }).compileToV0Message()
    const transaction = new VersionedTransaction(message)
    const simulate = (config: object) => connection.simulateTransaction(transaction, config)
    expect((await simulate({ replaceRecentBlockhash: true })).value.err).toBeNull()
    expect((await simulate({})).value.err).toBe('BlockhashNotFound')
    await expect(simulate({ replaceRecentBlockhash: true, sigVerify: true })).rejects.toThrow(
      'sigVerify may not be used',
    )
  })
})
