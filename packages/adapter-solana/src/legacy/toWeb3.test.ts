import { Keypair, PublicKey, Transaction, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import { expect, it } from 'vitest'
import { toWeb3 } from './toWeb3.js'

const payerKey = Keypair.generate().publicKey
const recentBlockhash = PublicKey.default.toBase58()
const message = new TransactionMessage({ payerKey, recentBlockhash, instructions: [] })
const bytes = new VersionedTransaction(message.compileToLegacyMessage()).serialize()

it.each([
  ['VersionedTransaction', true, VersionedTransaction],
  ['Transaction', false, Transaction],
] as const)('default: converts the bytes of a %s transaction', async (_, versioned, type) => {
  const transaction = await toWeb3(bytes, 'Ledger', versioned, () => import('@solana/web3.js'))
  expect(transaction).toBeInstanceOf(type)
  const serialized = transaction.serialize({ requireAllSignatures: false, verifySignatures: false })
  expect(Uint8Array.from(serialized)).toEqual(bytes)
})

it('error: names the option web3js when the host app has not passed it', async () => {
  await expect(toWeb3(bytes, 'Ledger', true, undefined)).rejects.toMatchObject({
    code: 'config',
    path: 'wallets',
    shortMessage: expect.stringContaining("pass the option web3js: () => import('@solana/web3.js')"),
  })
})

it('error: names the wallet and the command to install @solana/web3.js when it is missing', async () => {
  const load = () => Promise.reject(new Error('Cannot find package'))
  await expect(toWeb3(bytes, 'Ledger', true, load)).rejects.toMatchObject({
    code: 'config',
    path: 'web3js',
    shortMessage:
      'web3js: the function did not load @solana/web3.js, whose transactions "Ledger" signs: npm install @solana/web3.js@1',
  })
})
