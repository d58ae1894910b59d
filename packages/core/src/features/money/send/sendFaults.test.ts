import { describe, expect, onTestFinished, test } from 'vitest'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import type { Network } from '../../../foundation/schema/network.js'
import type { BitcoinTransferFacts } from '../../../ports/BitcoinMethods.js'
import type { SolanaTransferFacts } from '../../../ports/SolanaMethods.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { type FakeStorage, fakeStorage } from '../../../testing/fakeStorage.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { connect } from '../../wallet/connection/connect.js'
import { disconnect } from '../../wallet/connection/disconnect.js'
import { cancelRequest } from '../../wallet/request/cancelRequest.js'
import { approveSend } from './approveSend.js'
import { closeSend } from './closeSend.js'
import { reviewSend } from './reviewSend.js'
import { toSendModel } from './toSendModel.js'
import { toSendReviewModel } from './toSendReviewModel.js'
import { updateSend } from './updateSend.js'

type Namespace = 'solana' | 'bip122'

/** What differs between the namespaces. */
type Chain = {
  readonly ids: readonly [string, string]
  readonly accounts: readonly [string, string]
  readonly recipient: string
  /** As typed, and in base units. */
  readonly amount: readonly [string, bigint]
  readonly facts: SolanaTransferFacts | BitcoinTransferFacts
  /** With them, the reviewed transfer cannot be sent any more. */
  readonly worse: SolanaTransferFacts | BitcoinTransferFacts
}

const coin = { txid: 'a'.repeat(64), vout: 0, value: 500_000n, confirmed: true }
const ofSolana: SolanaTransferFacts = {
  balance: 10_000_000_000n,
  receiverBalance: 1_000_000_000n,
  leastBalance: 890_880n,
  baseFee: 5_000n,
  unitPrices: { slow: 100n, normal: 1_000n, fast: 20_000n },
  units: 450,
  isContract: false,
}
const ofBitcoin: BitcoinTransferFacts = {
  coins: [coin],
  feeRates: { slow: 1, normal: 2, fast: 9 },
  isFeeExact: true,
}

const chains: Readonly<Record<Namespace, Chain>> = {
  solana: {
    ids: ['EtWTRABZaYq6iMfeYKouRu166VU2xqa1', '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'],
    accounts: [
      '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T',
      'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    ],
    recipient: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
    amount: ['1.5', 1_500_000_000n],
    facts: ofSolana,
    worse: { ...ofSolana, balance: 1_000_000n },
  },
  bip122: {
    ids: ['000000000019d6689c085ae165831e93', '000000000933ea01ad0ee984209779ba'],
    accounts: ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
    recipient: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    amount: ['0.0012', 120_000n],
    facts: ofBitcoin,
    worse: { ...ofBitcoin, coins: [{ ...coin, vout: 1 }] },
  },
}

/** A kit with a connected account, as a page of the app. */
async function setUp(namespace: Namespace, storage: FakeStorage = fakeStorage()) {
  const { ids, accounts, recipient, amount, facts, worse } = chains[namespace]
  const [first, second] = ids.map(
    (id): Network => ({
      ...testNetworks[0],
      id,
      chainNamespace: namespace,
      caipNetworkId: `${namespace}:${id}`,
      nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: namespace === 'solana' ? 9 : 8 },
    }),
  )
  if (!first || !second) throw new TypeError('There are two networks')
  const adapter = fakeAdapter({ namespace, wallets: [{ id: 'fake', accounts: [...accounts] }] })
  const world = createTestKit({ adapters: [adapter], networks: [first, second], storage })
  const { kit } = world
  const node = namespace === 'solana' ? adapter.solana : adapter.bitcoin
  if (!node) throw new TypeError('The adapter has the methods of its namespace')
  // Each node has the facts of its own namespace.
  const answer = (next: Chain['facts'] | 'fails' | 'hangs') => Object.assign(node, { transferFacts: next })
  answer(facts)
  const chainId: CaipNetworkId = first.caipNetworkId
  adapter.setBalance({ address: accounts[0], chainId, value: 10n ** 12n })
  kit.mount()
  onTestFinished(() => kit.destroy())
  await connect(kit, { connectorId: 'fake' })
  await nextMacrotask()
  const wallet = adapter.wallet('fake')
  const form = () => toSendModel(kit.getState(), kit.config)
  const review = () => toSendReviewModel(kit.getState(), kit.config)
  const approve = () => approveSend(kit)
  async function start() {
    updateSend(kit, { amount: amount[0], recipient })
    await reviewSend(kit)
  }
  /** What was sent, without what differs between the namespaces. */
  const sent = () =>
    [...(adapter.solana?.sent.map(({ transfer }) => transfer) ?? []), ...(adapter.bitcoin?.sent ?? [])].map(
      (one) => ({ to: one?.to, amount: one?.amount }),
    )
  const expected = { to: recipient, amount: amount[1] }
  return {
    ...world,
    adapter,
    wallet,
    node,
    answer,
    form,
    review,
    approve,
    start,
    sent,
    expected,
    worse,
    facts,
    first,
    second,
  }
}

type World = Awaited<ReturnType<typeof setUp>>

const steps = ['preparing', 'ready', 'checking', 'signing'] as const

/** Leads a transfer to a step, and leaves it there. Returns the pending action. */
async function leadTo(
  step: (typeof steps)[number],
  { answer, wallet, start, approve, review }: World,
): Promise<{ readonly pending: Promise<unknown> }> {
  wallet.answers.set('send', 'hangs')
  if (step === 'preparing') answer('hangs')
  else await start()
  if (step === 'checking') answer('hangs')
  const pending = step === 'preparing' ? start() : step === 'ready' ? Promise.resolve() : approve()
  // Some tests do not look at it.
  pending.catch(() => {})
  await expect.poll(() => review().status).toBe(step)
  await nextMacrotask()
  return { pending }
}

describe.each(['solana', 'bip122'] as const)('%s', (namespace) => {
  test('default: it is sent once, as it was reviewed', async () => {
    const { start, approve, sent, expected, form, review } = await setUp(namespace)
    await start()
    expect(review()).toMatchObject({ status: 'ready', amount: expected.amount, to: { address: expected.to } })
    const id = await approve()
    expect(sent()).toEqual([expected])
    expect(review()).toMatchObject({ status: 'sent', hash: id })
    expect(form()).toMatchObject({ amount: { text: '' } })
  })

  test('error: the node fails before the review: the form stays, and it is reviewed again', async () => {
    const { start, approve, answer, facts, sent, expected, form, review } = await setUp(namespace)
    answer('fails')
    await expect(start()).rejects.toMatchObject({ code: 'rpc-request' })
    expect(review()).toMatchObject({ status: 'failed', error: { code: 'rpc-request' } })
    expect(form()).toMatchObject({ recipient: { text: expected.to } })
    answer(facts)
    await start()
    await approve()
    expect(sent()).toEqual([expected])
  })

  test('error: the node fails after the approval: the review stays, and is approved again', async () => {
    const { start, approve, answer, facts, sent, expected, review, adapter } = await setUp(namespace)
    await start()
    const { prompts } = adapter
    answer('fails')
    await expect(approve()).rejects.toMatchObject({ code: 'rpc-request' })
    expect(review()).toMatchObject({ status: 'ready', error: { code: 'rpc-request' } })
    expect([sent(), adapter.prompts]).toEqual([[], prompts])
    answer(facts)
    await approve()
    expect(sent()).toEqual([expected])
  })

  test('error: the transfer cannot be sent any more: it is shown, and the wallet is not asked', async () => {
    const { start, approve, answer, worse, sent, review, adapter } = await setUp(namespace)
    await start()
    const { prompts } = adapter
    answer(worse)
    await expect(approve()).rejects.toMatchObject({ code: 'review-changed' })
    expect(review()).toMatchObject({ status: 'ready', error: { code: 'review-changed' } })
    expect([sent(), adapter.prompts]).toEqual([[], prompts])
  })

  test.each([
    ['rejects', 'user-rejected'],
    ['fails', 'wallet-request'],
    ['malformed', 'wallet-response'],
  ] as const)(
    'error: a wallet that %s: nothing is sent, and it is approved again',
    async (behavior, code) => {
      const { start, approve, wallet, sent, expected, review } = await setUp(namespace)
      await start()
      wallet.answers.set('send', behavior)
      await expect(approve()).rejects.toMatchObject({ code })
      expect(review()).toMatchObject({ status: 'ready', isDeclined: behavior === 'rejects' })
      expect(sent()).toEqual([])
      wallet.answers.set('send', 'approves')
      await approve()
      expect(sent()).toEqual([expected])
    },
  )

  test('behavior: approved twice at once, the wallet is asked once', async () => {
    const world = await setUp(namespace)
    const { approve, wallet, sent, expected } = world
    const { pending } = await leadTo('signing', world)
    await expect(approve()).rejects.toMatchObject({ code: 'invalid-send' })
    wallet.approve()
    await pending
    expect(sent()).toEqual([expected])
  })

  test.each(steps)('behavior: closed while it is %s, the page never asks for it again', async (step) => {
    const world = await setUp(namespace)
    const { kit, wallet, answer, facts, sent, expected, review, form } = world
    await leadTo(step, world)
    closeSend(kit, { isFormKept: true })
    expect(review()).toEqual({ status: 'none' })
    answer(facts)
    wallet.approve()
    await nextMacrotask()
    // A wallet that was asked can still send it.
    expect(sent()).toEqual(step === 'signing' ? [expected] : [])
    expect(form()).toMatchObject({ recipient: { text: expected.to } })
  })

  test.each(
    steps.flatMap((step) =>
      (['account', 'chain', 'disconnect'] as const).map((change) => [step, change] as const),
    ),
  )('behavior: while it is %s, another %s: only what the wallet has is sent', async (step, change) => {
    const world = await setUp(namespace)
    const { kit, wallet, answer, facts, sent, expected, review, form, second } = world
    const other = chains[namespace].accounts[1]
    const { pending } = await leadTo(step, world)
    if (change === 'account') wallet.switchAccount(other)
    if (change === 'chain') wallet.switchChain(second.caipNetworkId)
    if (change === 'disconnect') await disconnect(kit)
    answer(facts)
    await nextMacrotask()
    if (step !== 'signing') expect(review()).toEqual({ status: 'none' })
    if (change !== 'disconnect') expect(form()).toMatchObject({ recipient: { text: '' } })
    wallet.approve()
    await pending.catch(() => {})
    await nextMacrotask()
    const isSent = step === 'signing'
    expect(sent().length).toBeLessThanOrEqual(isSent ? 1 : 0)
    if (sent().length > 0) expect(sent()).toEqual([expected])
  })

  test.each(steps)(
    'behavior: a page that is reloaded while it is %s begins again, and sends nothing',
    async (step) => {
      const storage = fakeStorage()
      const world = await setUp(namespace, storage)
      const { kit, wallet, sent, expected } = world
      await leadTo(step, world)
      kit.destroy()
      const reloaded = await setUp(namespace, storage)
      expect(reloaded.review()).toEqual({ status: 'none' })
      wallet.approve()
      await nextMacrotask()
      expect(sent()).toEqual(step === 'signing' ? [expected] : [])
      expect(reloaded.sent()).toEqual([])
      expect(reloaded.wallet.prompts).toBe(1)
    },
  )

  test('behavior: two tabs: each asks the wallet for its own transfer only', async () => {
    const storage = fakeStorage()
    const [one, other] = [await setUp(namespace, storage), await setUp(namespace, storage)]
    await one.start()
    expect(other.review()).toEqual({ status: 'none' })
    await one.approve()
    expect([one.sent(), other.sent()]).toEqual([[one.expected], []])
    await expect(other.approve()).rejects.toMatchObject({ code: 'invalid-send' })
  })

  test('behavior: a user who stops waiting does not send it again', async () => {
    const world = await setUp(namespace)
    const { kit, approve, wallet, sent, expected, review } = world
    const { pending } = await leadTo('signing', world)
    cancelRequest(kit, { namespace })
    expect(review()).toMatchObject({ status: 'signing' })
    await expect(approve()).rejects.toMatchObject({ code: 'invalid-send' })
    wallet.approve()
    await pending
    expect(sent()).toEqual([expected])
  })
})
