import { describe, expect, test } from 'vitest'
import { MethodNotSupportedError } from '../../../../foundation/errors/adapter.js'
import {
  InvalidAddressError,
  InvalidAmountError,
  InvalidParameterError,
} from '../../../../foundation/errors/parameters.js'
import { NotConnectedError, SessionChangedError } from '../../../../foundation/errors/request.js'
import { BlockhashExpiredError } from '../../../../foundation/errors/rpc.js'
import { AbortedError, UserRejectedError } from '../../../../foundation/errors/wallet.js'
import { solana } from '../../../../foundation/networks/solana.js'
import { solanaDevnet } from '../../../../foundation/networks/solanaDevnet.js'
import { preflightCommitments } from '../../../../ports/SolanaMethods.js'
import { createTestKit } from '../../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../../testing/fakeAdapter.js'
import { testNetworks } from '../../../../testing/testNetworks.js'
import { connect } from '../../connection/connect.js'
import { signMessage } from '../signMessage.js'
import { sendSolanaTransfer } from './sendSolanaTransfer.js'
import { signAllSolanaTransactions } from './signAllSolanaTransactions.js'
import { signAndSendSolanaTransaction } from './signAndSendSolanaTransaction.js'
import { signSolanaTransaction } from './signSolanaTransaction.js'
import { waitForSolanaConfirmation } from './waitForSolanaConfirmation.js'

const to = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const maxUint64 = 2n ** 64n - 1n

async function setUp() {
  const adapter = fakeAdapter({ namespace: 'solana', wallets: [{ id: 'io.sol' }] })
  const evm = fakeAdapter({ wallets: [{ id: 'io.evm' }] })
  const networks = [testNetworks[0], solana, solanaDevnet] as const
  const { kit } = createTestKit({ networks, adapters: [evm, adapter] })
  kit.mount()
  await connect(kit, { connectorId: 'io.sol' })
  const wallet = adapter.wallet('io.sol')
  if (!adapter.solana) throw new TypeError('a fake for solana has it')
  return { kit, wallet, fake: adapter.solana, asked: () => wallet.prompts - 1 }
}

/** Creates a transaction of that many bytes, which is not parsed in these tests. */
function makeTransaction(byteLength = 100): Uint8Array {
  return new Uint8Array(byteLength).fill(7)
}

describe('signSolanaTransaction', () => {
  test('default', async () => {
    const { kit, fake } = await setUp()
    const signed = await signSolanaTransaction(kit, { transaction: makeTransaction() })
    expect(signed).toEqual(makeTransaction().fill(1, 1, 65))
    expect(fake.signed).toEqual([makeTransaction()])
    expect(fake.sent).toEqual([])
  })

  test('behavior: signs a copy of the parameters, made when the action was called', async () => {
    const { kit, wallet, fake } = await setUp()
    wallet.behavior = 'hangs'
    const first = signMessage(kit, { namespace: 'solana', message: 'first' })
    const transaction = Buffer.from(makeTransaction())
    const second = signSolanaTransaction(kit, { transaction })
    transaction.fill(9)
    wallet.approve()
    await first
    wallet.approve()
    await second
    expect(fake.signed).toEqual([makeTransaction()])
  })

  test.each<[string, unknown]>([
    ['empty', 'AQID'],
    ['empty', new Uint8Array()],
    ['longer than a packet', makeTransaction(1_233)],
  ])('error: %s, and the wallet is not asked', async (_, transaction) => {
    const { kit, asked } = await setUp()
    const action = signSolanaTransaction(kit, { transaction: transaction as Uint8Array })
    await expect(action).rejects.toThrow(InvalidParameterError)
    await expect(action).rejects.toMatchObject({ field: 'transaction' })
    expect(asked()).toBe(0)
  })

  test('behavior: accepts a transaction of the maximum length', async () => {
    const { kit } = await setUp()
    expect(await signSolanaTransaction(kit, { transaction: makeTransaction(1_232) })).toHaveLength(1_232)
  })

  test('error: the user declines', async () => {
    const { kit, wallet } = await setUp()
    wallet.behavior = 'rejects'
    await expect(signSolanaTransaction(kit, { transaction: makeTransaction() })).rejects.toThrow(
      UserRejectedError,
    )
  })

  test('error: cluster or account changed before the queue reaches the request', async () => {
    for (const changed of ['chain', 'account'] as const) {
      const { kit, wallet, fake } = await setUp()
      wallet.behavior = 'hangs'
      const first = signMessage(kit, { namespace: 'solana', message: 'first' })
      const second = signSolanaTransaction(kit, { transaction: makeTransaction() })
      if (changed === 'chain') wallet.switchChain(solanaDevnet.caipNetworkId)
      else wallet.switchAccount(to)
      wallet.approve()
      await first
      await expect(second).rejects.toThrow(SessionChangedError)
      expect(fake.signed).toEqual([])
    }
  })

  test('error: no wallet is connected on solana, also if one is on eip155', async () => {
    const { kit } = createTestKit({ networks: [testNetworks[0], solana] })
    kit.mount()
    await connect(kit, { connectorId: 'io.fake' })
    await expect(signSolanaTransaction(kit, { transaction: makeTransaction() })).rejects.toThrow(
      NotConnectedError,
    )
  })

  test('error: an adapter without the method', async () => {
    const whole = fakeAdapter({ namespace: 'solana' })
    const adapter = Object.assign(
      (context: Parameters<typeof whole>[0]) => ({ ...whole(context), solana: undefined }),
      { namespace: 'solana' },
    ) as typeof whole
    const { kit } = createTestKit({ networks: [solana], adapters: [adapter] })
    kit.mount()
    await connect(kit, { connectorId: 'io.fake' })
    const action = signSolanaTransaction(kit, { transaction: makeTransaction() })
    await expect(action).rejects.toThrow(MethodNotSupportedError)
    await expect(action).rejects.toThrow('solana_signTransaction')
  })
})

describe('signAllSolanaTransactions', () => {
  test('default', async () => {
    const { kit, fake, asked } = await setUp()
    const transactions = [makeTransaction(70), makeTransaction(80)]
    const signed = await signAllSolanaTransactions(kit, { transactions })
    expect(signed.map(({ length }) => length)).toEqual([70, 80])
    expect(fake.signed).toEqual(transactions)
    expect(asked()).toBe(1)
  })

  test('error: no transactions, or an invalid one', async () => {
    const { kit, asked } = await setUp()
    await expect(signAllSolanaTransactions(kit, { transactions: [] })).rejects.toMatchObject({
      field: 'transactions',
    })
    const transactions = [makeTransaction(), new Uint8Array()]
    await expect(signAllSolanaTransactions(kit, { transactions })).rejects.toMatchObject({
      field: 'transactions[1]',
    })
    expect(asked()).toBe(0)
  })
})

describe('signAndSendSolanaTransaction', () => {
  test('default', async () => {
    const { kit, wallet, fake } = await setUp()
    const signature = await signAndSendSolanaTransaction(kit, { transaction: makeTransaction() })
    expect(fake.sent).toEqual([
      {
        signature,
        address: wallet.accounts[0],
        chainId: solana.caipNetworkId,
        transaction: makeTransaction(),
        options: {},
      },
    ])
  })

  test.each(preflightCommitments)('param: options.preflightCommitment %s', async (preflightCommitment) => {
    const { kit, fake } = await setUp()
    const options = { preflightCommitment, skipPreflight: false, maxRetries: 0, minContextSlot: 9 }
    await signAndSendSolanaTransaction(kit, { transaction: makeTransaction(), options })
    expect(fake.sent[0]?.options).toEqual(options)
  })

  test.each<[string, object]>([
    ['options.preflightCommitment', { preflightCommitment: 'sure' }],
    ['options.skipPreflight', { skipPreflight: 'yes' }],
    ['options.maxRetries', { maxRetries: -1 }],
    ['options.minContextSlot', { minContextSlot: 1.5 }],
    ['options.commitment', { commitment: 'confirmed' }],
  ])('error: %s', async (field, options) => {
    const { kit, asked } = await setUp()
    const action = signAndSendSolanaTransaction(kit, { transaction: makeTransaction(), options })
    await expect(action).rejects.toThrow(InvalidParameterError)
    await expect(action).rejects.toMatchObject({ field })
    expect(asked()).toBe(0)
  })
})

describe('sendSolanaTransfer', () => {
  test('default', async () => {
    const { kit, wallet, fake } = await setUp()
    const sent = await sendSolanaTransfer(kit, { to, amount: 5n })
    expect(sent).toEqual({
      signature: fake.sent[0]?.signature,
      blockhash: expect.any(String),
      lastValidBlockHeight: expect.any(BigInt),
    })
    expect(fake.sent).toMatchObject([
      { address: wallet.accounts[0], chainId: solana.caipNetworkId, transfer: { to, amount: 5n } },
    ])
  })

  test.each<[string, object]>([
    ['the smallest amount', { amount: 1n }],
    ['u64 max', { amount: maxUint64 }],
    ['mint', { mint }],
    ['priorityFeeMicroLamports', { priorityFeeMicroLamports: maxUint64 }],
    ['no priority fee', { priorityFeeMicroLamports: 0n }],
    ['computeUnitLimit', { computeUnitLimit: 1_400_000 }],
  ])('param: %s', async (_, rest) => {
    const { kit, fake } = await setUp()
    const transfer = { to, amount: 5n, ...rest }
    await sendSolanaTransfer(kit, transfer)
    expect(fake.sent[0]?.transfer).toEqual(transfer)
  })

  test.each<[string, object, unknown, string]>([
    ['an amount of zero', { amount: 0n }, InvalidAmountError, 'amount'],
    ['a negative amount', { amount: -1n }, InvalidAmountError, 'amount'],
    ['above u64 max', { amount: maxUint64 + 1n }, InvalidAmountError, 'amount'],
    ['a number', { amount: 5 }, InvalidAmountError, 'amount'],
    ['a token amount above u64 max', { amount: maxUint64 + 1n, mint }, InvalidAmountError, 'amount'],
    ['garbage', { to: 'not-an-address' }, InvalidAddressError, 'to'],
    ['not a string', { to: 5 }, InvalidAddressError, 'to'],
    ['an EVM address', { to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }, InvalidAddressError, 'to'],
    ['a Bitcoin address', { to: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa' }, InvalidAddressError, 'to'],
    ['an invalid mint', { mint: 'USDC' }, InvalidAddressError, 'mint'],
    ['a negative fee', { priorityFeeMicroLamports: -1n }, InvalidAmountError, 'priorityFeeMicroLamports'],
    ['zero compute units', { computeUnitLimit: 0 }, InvalidParameterError, 'computeUnitLimit'],
    ['too many compute units', { computeUnitLimit: 1_400_001 }, InvalidParameterError, 'computeUnitLimit'],
    ['an unknown field', { priorityFee: 1n }, InvalidParameterError, 'priorityFee'],
  ])('error: %s', async (_, rest, failure, field) => {
    const { kit, asked } = await setUp()
    const action = sendSolanaTransfer(kit, { to, amount: 5n, ...rest })
    await expect(action).rejects.toThrow(failure as typeof InvalidAmountError)
    await expect(action).rejects.toMatchObject({ field })
    expect(asked()).toBe(0)
  })

  test('error: the address is not in the message, only in the details', async () => {
    const { kit } = await setUp()
    const action = sendSolanaTransfer(kit, { to: `0x${'ab'.repeat(500)}`, amount: 5n })
    await expect(action).rejects.toMatchObject({
      shortMessage: '"to" is not an address on Solana.',
      metaMessages: [expect.stringContaining('EVM'), expect.any(String)],
      details: expect.stringMatching(/^0x(?:ab)+…$/),
    })
  })

  test('error: a cluster that is not configured', async () => {
    const { kit, wallet, fake } = await setUp()
    wallet.switchChain('solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z')
    await expect(sendSolanaTransfer(kit, { to, amount: 5n })).rejects.toMatchObject({
      code: 'network-not-found',
    })
    expect(fake.sent).toEqual([])
  })
})

describe('waitForSolanaConfirmation', () => {
  test('default', async () => {
    const { kit, fake } = await setUp()
    const sent = await sendSolanaTransfer(kit, { to, amount: 5n })
    expect(await waitForSolanaConfirmation(kit, sent)).toEqual({ status: 'success', slot: 1n })
    fake.confirmation = 'failed'
    expect(await waitForSolanaConfirmation(kit, sent)).toMatchObject({ status: 'failed' })
  })

  test('param: chainId of solana only', async () => {
    const { kit } = await setUp()
    const sent = await sendSolanaTransfer(kit, { to, amount: 5n })
    const chainId = solanaDevnet.caipNetworkId
    expect(await waitForSolanaConfirmation(kit, { ...sent, chainId })).toMatchObject({ status: 'success' })
    const onOtherNamespace = { ...sent, chainId: testNetworks[0].caipNetworkId }
    await expect(waitForSolanaConfirmation(kit, onOtherNamespace)).rejects.toMatchObject({
      code: 'network-not-found',
    })
  })

  test('param: signal', async () => {
    const { kit, fake } = await setUp()
    const sent = await sendSolanaTransfer(kit, { to, amount: 5n })
    fake.confirmation = 'pending'
    const controller = new AbortController()
    const waiting = waitForSolanaConfirmation(kit, { ...sent, signal: controller.signal })
    controller.abort()
    await expect(waiting).rejects.toThrow(AbortedError)
  })

  test('error: the blockhash has expired', async () => {
    const { kit, fake } = await setUp()
    const sent = await sendSolanaTransfer(kit, { to, amount: 5n })
    fake.confirmation = 'expired'
    await expect(waitForSolanaConfirmation(kit, sent)).rejects.toThrow(BlockhashExpiredError)
  })

  test.each<[string, object]>([
    ['signature', { signature: 'abc' }],
    ['signature', { signature: '1'.repeat(65) }],
    ['blockhash', { blockhash: '' }],
    ['lastValidBlockHeight', { lastValidBlockHeight: 5 }],
    ['lastValidBlockHeight', { lastValidBlockHeight: -1n }],
  ])('error: %s', async (field, rest) => {
    const { kit } = await setUp()
    const sent = await sendSolanaTransfer(kit, { to, amount: 5n })
    await expect(waitForSolanaConfirmation(kit, { ...sent, ...rest })).rejects.toMatchObject({ field })
  })
})
