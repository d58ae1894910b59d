import { solanaCaipNetworkId } from '@latchkit/test/source/solana/cluster'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58, base64 } from '@scure/base'
import { Connection, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Devnet, startDevnet } from '../startDevnet.js'
import {
  connect,
  createSolanaNamespaces,
  type Dapp,
  evm,
  startDapp,
  startTestPhone,
  waitForEvent,
} from './dapp.fixtures.js'
import type { Phone } from './Phone.js'

const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const oldMainnet = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'

let devnet: Devnet
let dapp: Dapp
let phone: Phone

beforeAll(async () => {
  devnet = await startDevnet({ gateway: true, solana: true })
})

beforeEach(async () => {
  const relayUrl = devnet.gateway?.relayUrl ?? ''
  ;[dapp, phone] = await Promise.all([startDapp(relayUrl), startTestPhone({ ...devnet, relayUrl })])
})

afterAll(() => devnet.stop())

const address = () => phone.solanaAddresses[0] ?? ''
const ask = <answer>(method: string, params: object, chain = solanaCaipNetworkId) =>
  dapp.request<answer>({ method, params }, chain)

async function transfer(lamports: number): Promise<{ transaction: string; connection: Connection }> {
  const connection = new Connection(devnet.solana?.rpcUrl ?? '', 'confirmed')
  const { blockhash } = await connection.getLatestBlockhash()
  const from = new PublicKey(address())
  const transaction = new Transaction({ feePayer: from, recentBlockhash: blockhash }).add(
    SystemProgram.transfer({
      fromPubkey: from,
      toPubkey: new PublicKey(phone.solanaAddresses[1] ?? ''),
      lamports,
    }),
  )
  const bytes = transaction.serialize({ requireAllSignatures: false })
  return { transaction: base64.encode(Uint8Array.from(bytes)), connection }
}

test('default: one session with two namespaces', async () => {
  const session = await connect(dapp, phone, {
    ...evm,
    ...createSolanaNamespaces(solanaCaipNetworkId),
  } as typeof evm)
  expect(Object.keys(session.namespaces).sort()).toEqual(['eip155', 'solana'])
  expect(session.namespaces.solana?.accounts).toEqual([`${solanaCaipNetworkId}:${address()}`])
  const message = new TextEncoder().encode('hello')
  const { signature } = await ask<{ signature: string }>('solana_signMessage', {
    message: base58.encode(message),
    pubkey: address(),
  })
  expect(ed25519.verify(base58.decode(signature), message, base58.decode(address()))).toBe(true)
  expect(phone.failures).toEqual([])
})

test('behavior: signs a transaction that the cluster executes', async () => {
  await connect(dapp, phone, createSolanaNamespaces(solanaCaipNetworkId))
  const { transaction, connection } = await transfer(1_000)
  const signed = await ask<{ signature: string; transaction: string }>('solana_signTransaction', {
    transaction,
  })
  const sent = await connection.sendRawTransaction(base64.decode(signed.transaction))
  expect(sent).toBe(signed.signature)
})

test('behavior: signs several transactions with one prompt', async () => {
  await connect(dapp, phone, createSolanaNamespaces(solanaCaipNetworkId))
  const given = [await transfer(1_001), await transfer(1_002)]
  const { transactions } = await ask<{ transactions: string[] }>('solana_signAllTransactions', {
    transactions: given.map(({ transaction }) => transaction),
  })
  expect(phone.prompts).toHaveLength(2)
  for (const each of transactions) expect(Transaction.from(base64.decode(each)).verifySignatures()).toBe(true)
})

test('behavior: signs and sends a transaction', async () => {
  await connect(dapp, phone, createSolanaNamespaces(solanaCaipNetworkId))
  const { transaction, connection } = await transfer(1_003)
  const { signature } = await ask<{ signature: string }>('solana_signAndSendTransaction', { transaction })
  const { value } = await connection.getSignatureStatus(signature)
  expect(value).toMatchObject({ err: null, confirmationStatus: 'finalized' })
})

test('behavior: switches the account', async () => {
  await connect(dapp, phone, { ...evm, ...createSolanaNamespaces(solanaCaipNetworkId) } as typeof evm)
  const updated = waitForEvent(dapp, 'session_update')
  await phone.switchAccount(1)
  await updated
  expect(dapp.session?.namespaces.solana?.accounts).toEqual([
    `${solanaCaipNetworkId}:${phone.solanaAddresses[1]}`,
  ])
})

test('param: namespaces', async () => {
  phone.set({ namespaces: ['solana'] })
  const session = await connect(dapp, phone, {
    ...evm,
    ...createSolanaNamespaces(solanaCaipNetworkId),
  } as typeof evm)
  expect(Object.keys(session.namespaces)).toEqual(['solana'])
})

test('param: solanaIds', async () => {
  phone.set({ solanaIds: 'deprecated' })
  const session = await connect(dapp, phone, createSolanaNamespaces(mainnet, oldMainnet))
  expect(session.namespaces.solana?.accounts).toEqual([`${oldMainnet}:${address()}`])
  const { transaction } = await transfer(1_004)
  const { signature } = await ask<{ signature: string }>(
    'solana_signAndSendTransaction',
    { transaction },
    oldMainnet as typeof solanaCaipNetworkId,
  )
  expect(base58.decode(signature)).toHaveLength(64)
})

test('error: rejects on refusal, a foreign account, a malformed transaction and malformed text', async () => {
  await connect(dapp, phone, createSolanaNamespaces(solanaCaipNetworkId))
  const foreignAccount = 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96'
  const message = base58.encode(new TextEncoder().encode('hello'))
  const { transaction } = await transfer(1_005)
  await expect(ask('solana_signMessage', { message, pubkey: foreignAccount })).rejects.toMatchObject({
    code: 4100,
  })
  await expect(ask('solana_signMessage', { message: '0', pubkey: address() })).rejects.toMatchObject({
    code: -32602,
  })
  await expect(ask('solana_signTransaction', { transaction: 'AAAA' })).rejects.toMatchObject({ code: -32602 })
  const unsigned = base58.encode(base64.decode(transaction).slice(65))
  await expect(ask('solana_signMessage', { message: unsigned, pubkey: address() })).rejects.toMatchObject({
    code: -32602,
  })
  expect(phone.prompts).toHaveLength(1)
  phone.set({ answer: 'reject' })
  await expect(ask('solana_signTransaction', { transaction })).rejects.toMatchObject({ code: 5000 })
})
