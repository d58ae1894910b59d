import { expect, test } from 'vitest'
import type { Latchkit } from '../../../engine/latchkit.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import { bitcoin } from '../../../foundation/networks/bitcoin.js'
import { solana } from '../../../foundation/networks/solana.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { connect } from '../connection/connect.js'
import { getAccount } from '../connection/getAccount.js'
import { sendBitcoinTransfer } from './bitcoin/sendBitcoinTransfer.js'
import { signBitcoinMessage } from './bitcoin/signBitcoinMessage.js'
import { signPsbt } from './bitcoin/signPsbt.js'
import { sendTransaction } from './evm/sendTransaction.js'
import { signTypedData } from './evm/signTypedData.js'
import { signMessage } from './signMessage.js'
import { sendSolanaTransfer } from './solana/sendSolanaTransfer.js'
import { signAllSolanaTransactions } from './solana/signAllSolanaTransactions.js'
import { signAndSendSolanaTransaction } from './solana/signAndSendSolanaTransaction.js'
import { signSolanaTransaction } from './solana/signSolanaTransaction.js'

const transaction = new Uint8Array(100).fill(7)
const typedData = {
  domain: { name: 'Mail' },
  types: { Mail: [{ name: 'text', type: 'string' }] },
  primaryType: 'Mail',
  message: { text: 'hello' },
} as const

type Namespace = 'eip155' | 'solana' | 'bip122'
type Write = (kit: Latchkit, signal: AbortSignal) => Promise<unknown>

const writes: readonly (readonly [string, Namespace, Write])[] = [
  ['signMessage', 'eip155', (kit, signal) => signMessage(kit, { message: 'a', signal })],
  ['signTypedData', 'eip155', (kit, signal) => signTypedData(kit, { ...typedData, signal })],
  [
    'sendTransaction',
    'eip155',
    (kit, signal) => sendTransaction(kit, { to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', signal }),
  ],
  ['signSolanaTransaction', 'solana', (kit, signal) => signSolanaTransaction(kit, { transaction, signal })],
  [
    'signAllSolanaTransactions',
    'solana',
    (kit, signal) => signAllSolanaTransactions(kit, { transactions: [transaction], signal }),
  ],
  [
    'signAndSendSolanaTransaction',
    'solana',
    (kit, signal) => signAndSendSolanaTransaction(kit, { transaction, signal }),
  ],
  [
    'sendSolanaTransfer',
    'solana',
    (kit, signal) =>
      sendSolanaTransfer(kit, { to: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM', amount: 1n, signal }),
  ],
  ['signBitcoinMessage', 'bip122', (kit, signal) => signBitcoinMessage(kit, { message: 'a', signal })],
  [
    'sendBitcoinTransfer',
    'bip122',
    (kit, signal) =>
      sendBitcoinTransfer(kit, { to: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', amount: 1n, signal }),
  ],
  [
    'signPsbt',
    'bip122',
    (kit, signal) => {
      const inputs = [{ index: 0, address: getAccount(kit, { namespace: 'bip122' })?.address ?? '' }]
      return signPsbt(kit, { psbt: 'cHNidP8BAAoCAAAAAAAAAAAAAA==', inputs, signal })
    },
  ],
]

async function setUp(namespace: Namespace) {
  const adapter = fakeAdapter({ namespace, wallets: [{ id: 'io.wallet' }] })
  const networks = [testNetworks[0], solana, bitcoin] as const
  const { kit } = createTestKit({ networks, adapters: [adapter] })
  kit.mount()
  await connect(kit, { connectorId: 'io.wallet' })
  const wallet = adapter.wallet('io.wallet')
  wallet.behavior = 'hangs'
  return { kit, wallet, prompts: wallet.prompts }
}

test.each(writes)(
  'param: signal of %s stops waiting for a wallet that does not respond',
  async (_, namespace, write) => {
    const { kit, wallet, prompts } = await setUp(namespace)
    const abort = new AbortController()
    const written = write(kit, abort.signal)
    await nextMacrotask()
    expect(wallet.prompts).toBe(prompts + 1)
    abort.abort()
    await expect(written).rejects.toThrow(AbortedError)
  },
)

test.each(writes)(
  'param: signal of %s that is already aborted: the wallet is not asked',
  async (_, namespace, write) => {
    const { kit, wallet, prompts } = await setUp(namespace)
    await expect(write(kit, AbortSignal.abort())).rejects.toThrow(AbortedError)
    expect(wallet.prompts).toBe(prompts)
  },
)
