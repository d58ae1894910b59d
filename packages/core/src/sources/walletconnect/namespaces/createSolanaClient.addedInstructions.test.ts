import {
  Keypair,
  PublicKey,
  SystemProgram,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { expect, test } from 'vitest'
import { fee, guard } from '../../../chains/solana/guards.fixtures.js'
import { connect, signAllSolanaTransactions, signSolanaTransaction } from '../../../exports/actions.js'
import { solana } from '../../../exports/networks.js'
import { createTestKit, fakeAdapter, fakeRelay } from '../../../exports/testing.js'

const key = Keypair.generate()
const friend = Keypair.generate().publicKey

function pay(lamports: number): TransactionInstruction {
  return SystemProgram.transfer({ fromPubkey: key.publicKey, toPubkey: friend, lamports })
}

function compile(instructions: readonly TransactionInstruction[]): VersionedTransaction {
  const recentBlockhash = PublicKey.default.toBase58()
  const message = new TransactionMessage({
    payerKey: key.publicKey,
    recentBlockhash,
    instructions: [...instructions],
  })
  return new VersionedTransaction(message.compileToV0Message())
}

/** Creates a remote session of `key` whose wallet returns this transaction for every request. */
async function setUp(instructions: readonly TransactionInstruction[]) {
  const relay = fakeRelay()
  const { kit } = createTestKit({
    relay,
    networks: [solana],
    adapters: [fakeAdapter({ namespace: 'cosmos' })],
    debug: false,
  })
  kit.mount()
  await connect(kit, { connectorId: 'walletConnect' })
  const part = relay.session?.namespaces.solana
  if (!part) throw new Error('The session has no solana.')
  relay.update({ solana: { ...part, accounts: [`${solana.caipNetworkId}:${key.publicKey.toBase58()}`] } })
  const signed = compile(instructions)
  signed.sign([key])
  const whole = Buffer.from(signed.serialize()).toString('base64')
  relay.answers.set('solana_signTransaction', { transaction: whole })
  relay.answers.set('solana_signAllTransactions', { transactions: [whole] })
  return { kit, signed: signed.serialize() }
}

test.each([
  ['Phantom’s Lighthouse guard', [pay(1), guard]],
  ['Solflare’s two Lighthouse guards', [pay(1), guard, guard]],
  ['a priority fee', [fee, pay(1)]],
  ['a priority fee and a guard', [fee, pay(1), guard]],
])('behavior: accepts a signed transaction to which the wallet added %s', async (_, instructions) => {
  const { kit, signed } = await setUp(instructions)
  const transaction = compile([pay(1)]).serialize()
  expect(await signSolanaTransaction(kit, { transaction })).toEqual(signed)
  expect(await signAllSolanaTransactions(kit, { transactions: [transaction] })).toEqual([signed])
})

test.each([
  ['a second payment', [pay(1), pay(2)]],
  ['a changed amount', [pay(2)]],
  [
    'a call of another program',
    [pay(1), new TransactionInstruction({ programId: friend, keys: [], data: Buffer.alloc(0) })],
  ],
])('error: rejects a signed transaction with %s', async (_, instructions) => {
  const { kit } = await setUp(instructions)
  const transaction = compile([pay(1)]).serialize()
  const failure = { code: 'wallet-response' }
  await expect(signSolanaTransaction(kit, { transaction })).rejects.toMatchObject(failure)
  await expect(signAllSolanaTransactions(kit, { transactions: [transaction] })).rejects.toMatchObject(failure)
})
