import { base58 } from '@scure/base'
import {
  AddressLookupTableProgram,
  ComputeBudgetProgram,
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  PublicKey,
  SendTransactionError,
  SystemProgram,
  Transaction,
  TransactionExpiredBlockheightExceededError,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { DevnetError } from '../DevnetError.js'
import { solanaAccounts } from '../solana/accounts.js'
import { type SolanaChain, solanaCaipNetworkId } from '../solana/cluster.js'
import { solanaTokens } from '../solana/tokens.js'
import { startSolanaChain } from './solanaChain.js'

let chain: SolanaChain
let connection: Connection
beforeAll(async () => {
  chain = await startSolanaChain()
  connection = new Connection(chain.rpcUrl, 'confirmed')
})
afterAll(() => chain.stop())

const tokenProgram = new PublicKey('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
const ataProgram = new PublicKey('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')
const mint = new PublicKey(solanaTokens[0]?.mint ?? '')
const payer = keypair(4)
const other = keypair(5)

function keypair(index: number): Keypair {
  return Keypair.fromSecretKey(base58.decode(solanaAccounts[index]?.secretKey ?? ''))
}

function ata(owner: PublicKey): PublicKey {
  return PublicKey.findProgramAddressSync(
    [owner.toBytes(), tokenProgram.toBytes(), mint.toBytes()],
    ataProgram,
  )[0]
}

/** A signed transaction of the payer's. */
async function signed(...instructions: TransactionInstruction[]) {
  const lifetime = await connection.getLatestBlockhash()
  const transaction = new Transaction({ ...lifetime, feePayer: payer.publicKey }).add(...instructions)
  transaction.sign(payer)
  return {
    ...lifetime,
    transaction,
    bytes: transaction.serialize(),
    signature: base58.encode(transaction.signature ?? new Uint8Array()),
  }
}

function transfer(lamports: number | bigint, toPubkey = Keypair.generate().publicKey) {
  return SystemProgram.transfer({ fromPubkey: payer.publicKey, toPubkey, lamports })
}

function transferTokens(amount: bigint, to: PublicKey): TransactionInstruction {
  const data = Buffer.alloc(10)
  data.writeUInt8(12, 0)
  data.writeBigUInt64LE(amount, 1)
  data.writeUInt8(6, 9)
  const keys = [
    { pubkey: ata(payer.publicKey), isSigner: false, isWritable: true },
    { pubkey: mint, isSigner: false, isWritable: false },
    { pubkey: to, isSigner: false, isWritable: true },
    { pubkey: payer.publicKey, isSigner: true, isWritable: false },
  ]
  return new TransactionInstruction({ programId: tokenProgram, keys, data })
}

async function rpc(method: string, params: readonly unknown[] = []) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch(chain.rpcUrl, { method: 'POST', body })
  return {
    text: await response.clone().text(),
    ...((await response.json()) as { result?: unknown; error?: unknown }),
  }
}

describe('at the start', () => {
  test('default', async () => {
    const hash = await connection.getGenesisHash()
    expect(`solana:${hash.slice(0, 32)}`).toBe(solanaCaipNetworkId)
    expect(chain.caipNetworkId).toBe(solanaCaipNetworkId)
    expect(await connection.getVersion()).toMatchObject({ 'solana-core': '2.2.0' })
    expect((await fetch(`${chain.rpcUrl}/health`)).status).toBe(200)
    const { height, slot } = { height: await connection.getBlockHeight(), slot: await connection.getSlot() }
    expect(await connection.getEpochInfo()).toMatchObject({ absoluteSlot: slot, blockHeight: height })
    expect(await connection.getBlockTime(slot)).toBeGreaterThan(1_700_000_000)
  })

  test('behavior: the accounts are those of the keys, and funded', async () => {
    for (const [index, { address }] of solanaAccounts.entries()) {
      expect(keypair(index).publicKey.toBase58()).toBe(address)
      expect(await connection.getBalance(new PublicKey(address))).toBe(1000 * LAMPORTS_PER_SOL)
      const { value } = await connection.getTokenAccountBalance(ata(new PublicKey(address)))
      expect(value).toEqual({ amount: '25000000000', decimals: 6, uiAmount: 25000, uiAmountString: '25000' })
    }
  })

  test('behavior: the mint is as the token program keeps it', async () => {
    const { value } = await connection.getParsedAccountInfo(mint)
    expect(value?.owner.equals(tokenProgram)).toBe(true)
    expect(value?.data).toMatchObject({
      program: 'spl-token',
      parsed: {
        type: 'mint',
        info: { decimals: 6, supply: '150000000000', isInitialized: true, freezeAuthority: null },
      },
    })
  })
})

describe('a transfer', () => {
  test('default', async () => {
    const to = Keypair.generate().publicKey
    const before = await connection.getBalance(payer.publicKey)
    const { bytes, signature, ...lifetime } = await signed(transfer(123_456_789, to))
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

  test('behavior: is in the history, with what it did', async () => {
    const to = Keypair.generate().publicKey
    const { bytes, signature } = await signed(transfer(2_000_000, to))
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

  test('behavior: v0, with accounts from a lookup table', async () => {
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
    await connection.sendRawTransaction((await signed(create, extend)).bytes)
    chain.advance(1)
    const { value } = await connection.getAddressLookupTable(table)
    const { blockhash } = await connection.getLatestBlockhash()
    const message = new TransactionMessage({
      payerKey: payer.publicKey,
      recentBlockhash: blockhash,
      instructions: [transfer(3_000_000, to)],
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

  test('behavior: pays for its place in the queue', async () => {
    const { bytes, transaction, signature } = await signed(
      ComputeBudgetProgram.setComputeUnitLimit({ units: 1_001 }),
      ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 2_500_000 }),
      transfer(1_000_000),
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

  test('behavior: of tokens', async () => {
    const { bytes, signature } = await signed(transferTokens(1_500_000n, ata(other.publicKey)))
    await connection.sendRawTransaction(bytes)
    const { value } = await connection.getTokenAccountBalance(ata(other.publicKey))
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
      ata(other.publicKey),
    )
    expect((await connection.getTokenAccountsByOwner(tokenProgram, { mint })).value).toEqual([])
  })

  test('error: of more than there is', async () => {
    const { bytes } = await signed(transfer(2n ** 63n))
    const error = await connection.sendRawTransaction(bytes).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(SendTransactionError)
    expect(String(error)).toContain(
      'Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1',
    )
  })

  test('behavior: that fails without a preflight is in a block, and paid for', async () => {
    const before = await connection.getBalance(payer.publicKey)
    const { bytes, signature } = await signed(transfer(2n ** 62n))
    expect(await connection.sendRawTransaction(bytes, { skipPreflight: true })).toBe(signature)
    const error = { InstructionError: [0, { Custom: 1 }] }
    expect((await connection.getSignatureStatus(signature)).value?.err).toEqual(error)
    expect(
      (await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 }))?.meta?.err,
    ).toEqual(error)
    expect(await connection.getBalance(payer.publicKey)).toBe(before - 5000)
  })

  test('error: whose signature is wrong', async () => {
    const { bytes, signature } = await signed(transfer(1_000_000))
    bytes[5] = (bytes[5] ?? 0) ^ 1
    await expect(connection.sendRawTransaction(bytes)).rejects.toThrow(
      'Transaction signature verification failure',
    )
    await connection.sendRawTransaction(bytes, { skipPreflight: true })
    expect((await connection.getSignatureStatus(base58.encode(bytes.subarray(1, 65)))).value).toBeNull()
    expect((await connection.getSignatureStatus(signature)).value).toBeNull()
  })

  test('error: sent twice', async () => {
    const { bytes } = await signed(transfer(1_000_000))
    await connection.sendRawTransaction(bytes)
    await expect(connection.sendRawTransaction(bytes)).rejects.toThrow(
      'This transaction has already been processed',
    )
  })

  test('error: from an account that has nothing', async () => {
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

  test('error: that is none', async () => {
    await expect(connection.sendRawTransaction(new Uint8Array([1, 2, 3]))).rejects.toThrow(
      'failed to deserialize',
    )
    expect(await rpc('sendTransaction', ['!', { encoding: 'base64' }])).toMatchObject({
      error: { code: -32602, message: 'Invalid params: invalid base64 encoding.' },
    })
  })
})

describe('expiry', () => {
  test('default', async () => {
    const { bytes, ...lifetime } = await signed(transfer(1_000_000))
    expect((await connection.isBlockhashValid(lifetime.blockhash)).value).toBe(true)
    chain.advance(150)
    expect(await connection.getBlockHeight()).toBe(lifetime.lastValidBlockHeight)
    expect((await connection.isBlockhashValid(lifetime.blockhash)).value).toBe(true)
    chain.advance(1)
    expect((await connection.isBlockhashValid(lifetime.blockhash)).value).toBe(false)
    await expect(connection.sendRawTransaction(bytes)).rejects.toThrow('Blockhash not found')
    expect((await connection.getFeeForMessage(lifetime.transaction.compileMessage())).value).toBeNull()
  })

  test('behavior: a transaction that was lost is never confirmed', async () => {
    chain.setDropping(true)
    onTestFinished(() => chain.setDropping(false))
    const { bytes, ...lifetime } = await signed(transfer(1_000_000))
    const signature = await connection.sendRawTransaction(bytes)
    const confirmed = connection.confirmTransaction({ ...lifetime, signature })
    await rpc('devnet_advance', [151])
    await expect(confirmed).rejects.toThrow(TransactionExpiredBlockheightExceededError)
  })

  test('behavior: a blockhash of no block', async () => {
    const blockhash = base58.encode(new Uint8Array(32).fill(7))
    expect((await connection.isBlockhashValid(blockhash)).value).toBe(false)
  })
})

describe('simulation', () => {
  test('default', async () => {
    const { transaction } = await signed(transfer(1_000_000, other.publicKey))
    const before = await connection.getBalance(other.publicKey)
    const { value } = await connection.simulateTransaction(transaction, undefined, [other.publicKey])
    expect(value).toMatchObject({ err: null, unitsConsumed: 150 })
    expect(value.accounts?.[0]?.lamports).toBe(before + 1_000_000)
    expect(await connection.getBalance(other.publicKey)).toBe(before)
  })

  test('behavior: of what nobody signed, with a blockhash of no block', async () => {
    const message = new TransactionMessage({
      payerKey: payer.publicKey,
      recentBlockhash: PublicKey.default.toBase58(),
      instructions: [transfer(1_000_000)],
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

describe('subscriptions', () => {
  test('default', async () => {
    const { bytes, signature } = await signed(transfer(1_000_000))
    const heard = new Promise((resolve) => connection.onSignature(signature, resolve))
    await connection.sendRawTransaction(bytes)
    expect(await heard).toEqual({ err: null })
  })

  test('behavior: an account that changes', async () => {
    const to = Keypair.generate().publicKey
    await connection.sendRawTransaction((await signed(transfer(1_000_000, to))).bytes)
    const socket = new WebSocketLines(chain.wsUrl)
    await socket.send('accountSubscribe', [to.toBase58(), { encoding: 'base64' }])
    await connection.sendRawTransaction((await signed(transfer(5, to))).bytes)
    expect(await socket.next()).toMatchObject({
      method: 'accountNotification',
      params: { result: { value: { lamports: 1_000_005 } } },
    })
    socket.close()
  })

  test('behavior: slots, until unsubscribed', async () => {
    // The same address as HTTP, as nodes behind one proxy have it.
    const socket = new WebSocketLines(chain.rpcUrl.replace('http', 'ws'))
    const { result } = await socket.send('slotSubscribe', [])
    chain.advance(1)
    const slot = await connection.getSlot()
    expect(await socket.next()).toMatchObject({
      method: 'slotNotification',
      params: { subscription: result, result: { slot, parent: slot - 1 } },
    })
    expect((await socket.send('slotUnsubscribe', [result])).result).toBe(true)
    chain.advance(1)
    expect((await socket.send('slotUnsubscribe', [result])).result).toBe(false)
    socket.close()
  })
})

describe('the node', () => {
  test('behavior: an airdrop is a transaction like others', async () => {
    const to = Keypair.generate().publicKey
    const signature = await connection.requestAirdrop(to, 5 * LAMPORTS_PER_SOL)
    expect(await connection.getBalance(to)).toBe(5 * LAMPORTS_PER_SOL)
    expect(await connection.getSignaturesForAddress(to)).toMatchObject([{ signature, err: null }])
  })

  test('behavior: amounts keep all their digits', async () => {
    const address = Keypair.generate().publicKey.toBase58()
    await rpc('devnet_setBalance', [address, '18446744073709551615'])
    expect((await rpc('getBalance', [address])).text).toContain('"value":18446744073709551615}')
  })

  test('behavior: accounts', async () => {
    const nobody = Keypair.generate().publicKey
    expect(await connection.getAccountInfo(nobody)).toBeNull()
    expect(await connection.getBalance(nobody)).toBe(0)
    const [first, second] = await connection.getMultipleAccountsInfo([payer.publicKey, nobody])
    expect(first?.owner.equals(SystemProgram.programId)).toBe(true)
    expect(second).toBeNull()
    expect(await connection.getMinimumBalanceForRentExemption(165)).toBe(2_039_280)
    await expect(connection.getTokenAccountBalance(nobody)).rejects.toThrow('could not find account')
    await expect(connection.getTokenAccountBalance(payer.publicKey)).rejects.toThrow('not a Token account')
  })

  test('behavior: a page of any origin may ask', async () => {
    const response = await fetch(chain.rpcUrl, {
      method: 'OPTIONS',
      headers: { 'access-control-request-headers': 'solana-client' },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-headers')).toBe('*')
  })

  test('behavior: answers a list of requests in its order', async () => {
    const body = JSON.stringify([
      { jsonrpc: '2.0', id: 'a', method: 'getHealth' },
      { jsonrpc: '2.0', id: 2, method: 'nope', params: [] },
    ])
    const response = await fetch(chain.rpcUrl, { method: 'POST', body })
    expect(await response.json()).toEqual([
      { jsonrpc: '2.0', id: 'a', result: 'ok' },
      { jsonrpc: '2.0', id: 2, error: { code: -32601, message: 'Method not found' } },
    ])
  })

  test.each([
    ['{', -32700],
    ['{"jsonrpc":"1.0","id":1,"method":"getHealth"}', -32600],
    ['{"jsonrpc":"2.0","id":1,"method":"getBalance","params":["garbage"]}', -32602],
    ['{"jsonrpc":"2.0","id":1,"method":"getBalance"}', -32602],
    ['{"jsonrpc":"2.0","id":1,"method":"getSlot","params":[{"minContextSlot":999999999999}]}', -32016],
  ])('error: %s', async (body, code) => {
    const response = await fetch(chain.rpcUrl, { method: 'POST', body })
    expect(await response.json()).toMatchObject({ error: { code } })
  })
})

test('param: port', async () => {
  const second = await startSolanaChain()
  const port = Number(new URL(second.rpcUrl).port)
  await expect(startSolanaChain({ port })).rejects.toThrow(
    new DevnetError(
      `Port ${port} (for the Solana cluster) is already in use: stop what uses it, or choose another port.`,
    ),
  )
  await expect(startSolanaChain({ port: port - 1 })).rejects.toThrow(
    new RegExp(`^Port ${port}|^Port ${port - 1} `),
  )
  await second.stop()
  const third = await startSolanaChain({ port })
  expect([third.rpcUrl, third.wsUrl]).toEqual([`http://127.0.0.1:${port}`, `ws://127.0.0.1:${port + 1}`])
  await third.stop()
})

test('param: blockMs', async () => {
  const ticking = await startSolanaChain({ blockMs: 5 })
  const socket = new WebSocketLines(ticking.wsUrl)
  await socket.send('slotSubscribe', [])
  expect(await socket.next()).toMatchObject({ method: 'slotNotification' })
  await ticking.stop()
})

test('behavior: stop ends open subscriptions', async () => {
  const short = await startSolanaChain()
  const socket = new WebSocketLines(short.wsUrl)
  await socket.send('slotSubscribe', [])
  await short.stop()
  await socket.closed
  await expect(fetch(short.rpcUrl, { method: 'POST' })).rejects.toThrow('fetch failed')
})

/** Speaks JSON-RPC over a WebSocket, one message at a time. */
class WebSocketLines {
  readonly #socket: WebSocket
  readonly #messages: unknown[] = []
  #wake: () => void = () => {}
  readonly closed: Promise<unknown>

  constructor(url: string) {
    this.#socket = new WebSocket(url)
    this.closed = new Promise((resolve) => this.#socket.addEventListener('close', resolve))
    this.#socket.addEventListener('message', ({ data }) => {
      this.#messages.push(JSON.parse(String(data)))
      this.#wake()
    })
  }

  async send(method: string, params: readonly unknown[]): Promise<{ result?: unknown }> {
    if (this.#socket.readyState === 0)
      await new Promise((resolve) => this.#socket.addEventListener('open', resolve))
    this.#socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))
    return (await this.next()) as { result?: unknown }
  }

  async next(): Promise<unknown> {
    while (this.#messages.length === 0) await new Promise<void>((resolve) => (this.#wake = resolve))
    return this.#messages.shift()
  }

  close(): void {
    this.#socket.close()
  }
}
