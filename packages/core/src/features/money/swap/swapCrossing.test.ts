import { expect, test } from 'vitest'
import { InvalidParameterError } from '../../../foundation/errors/parameters.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { watchTransactions } from '../../history/tracking/watchTransactions.js'
import { makeTracked } from '../../wallet/transactions/transactions.fixtures.js'
import { arrival as anArrival } from '../arrivals/arrivals.fixtures.js'
import { startReview } from '../review/startReview.js'
import { swapReview } from '../swap-review/swapReview.js'
import { approveSwap } from './approveSwap.js'
import { flipSwap } from './flipSwap.js'
import { loadSwapTokens } from './loadSwapTokens.js'
import { reviewSwap } from './reviewSwap.js'
import { setUpSwap } from './setUpSwap.fixtures.js'
import { attacker, dai, encodeCall, ether, router, usdc } from './swap.fixtures.js'
import { toSwapIntent } from './toSwapIntent.js'
import { toSwapOrder } from './toSwapOrder.js'
import { toSwapReviewModel } from './toSwapReviewModel.js'
import { toSwapTokensModel } from './toSwapTokensModel.js'
import { updateSwap } from './updateSwap.js'

const [here, there] = ['eip155:31337', 'eip155:31338'] as const
/** Sells 100 USDC for USDC on the other chain. */
const crossing = { from: usdc, to: usdc, toChainId: there, amount: '100' } as const
const crossingNative = { from: 'native', to: 'native', toChainId: there, amount: '1' } as const

async function prepareCrossing(change: updateSwap.Parameters = crossing) {
  const world = await setUpSwap()
  await world.prepare(change)
  await nextMacrotask()
  await world.clock.advance(200)
  await nextMacrotask()
  return world
}

test('default: a token on another chain is quoted with its route and time', async () => {
  const { form, source } = await prepareCrossing()
  expect(source.quoteReads.at(-1)).toMatchObject({ chainId: here, toChainId: there, from: usdc, to: usdc })
  expect(form()).toMatchObject({
    status: 'ready',
    check: 'preview',
    network: { id: here },
    toNetwork: { id: there },
    price: {
      source: 'Example Bridge',
      route: { steps: [{ kind: 'bridge', name: 'Example Bridge' }], estimatedSeconds: 90 },
    },
  })
  // The balances of the other chain are not known.
  expect(form()).toMatchObject({ to: { token: { id: usdc } } })
})

test('behavior: the balance of a token is not shown for the same address on another chain', async () => {
  const { form } = await prepareCrossing(crossingNative)
  expect(form()).toMatchObject({ from: { token: { balance: 2n * ether } } })
  expect(form()).not.toHaveProperty('to.token.balance')
})

test('behavior: prices of the same address on two chains are not mixed up', async () => {
  const world = await setUpSwap()
  const prices = world.source.getPrices
  world.source.getPrices = async (wanted) =>
    wanted.chainId === there ? new Map([['native', '3000']]) : prices(wanted)
  await world.prepare(crossingNative)
  await world.clock.advance(200)
  await nextMacrotask()
  expect(world.form()).toMatchObject({ from: { value: 2_000n * ether }, to: { value: 3_000n * ether } })
})

test('behavior: tokens of another chain cannot be exchanged with own ones', async () => {
  const { kit, form } = await prepareCrossing()
  const before = form()
  flipSwap(kit)
  expect(form()).toEqual(before)
})

test('behavior: a token on the own chain again, and equal tokens there', async () => {
  const { kit, form } = await prepareCrossing()
  updateSwap(kit, { toChainId: here })
  expect(form()).toMatchObject({ from: { token: { id: usdc } }, to: { text: '' }, check: 'select-token' })
  expect(form()).not.toHaveProperty('toNetwork')
  updateSwap(kit, { to: usdc, toChainId: there })
  updateSwap(kit, { to: usdc, toChainId: here })
  // The token of another chain is none to sell.
  expect(kit.getState().swap?.form).toMatchObject({ to: usdc, from: undefined })
})

test('behavior: the same address on another chain has a price of its own', async () => {
  const { kit, form, source, clock } = await prepareCrossing({ ...crossing, to: dai })
  expect(form()).toMatchObject({ check: 'preview', toNetwork: { id: there } })
  updateSwap(kit, { to: dai, toChainId: here })
  expect(form()).toMatchObject({ check: 'loading' })
  await clock.advance(200)
  await nextMacrotask()
  expect(source.quoteReads.at(-1)).not.toHaveProperty('toChainId')
})

test.each(['eip155:5', 'solana:1'] as const)('error: the chain %s', async (toChainId) => {
  const { kit } = await setUpSwap()
  expect(() => updateSwap(kit, { toChainId })).toThrow(InvalidParameterError)
})

test('behavior: the tokens of each network are loaded once, a failed read again, and a late one changes no other list', async () => {
  const { kit, source, prepare } = await setUpSwap()
  await prepare({})
  const reads: ((fails?: boolean) => void)[] = []
  const list = source.getTokens
  source.getTokens = (wanted) =>
    new Promise((resolve, reject) => {
      reads.push((fails) => (fails ? reject(new TypeError('x')) : resolve(list(wanted))))
    })
  const model = (chainId?: typeof here | typeof there) =>
    toSwapTokensModel(kit.getState(), kit.config, 'to', '', chainId)
  loadSwapTokens(kit, { chainId: there })
  loadSwapTokens(kit, { chainId: there })
  loadSwapTokens(kit, { chainId: here })
  await nextMacrotask()
  expect(reads).toHaveLength(1)
  expect(model(there)).toMatchObject({ status: 'loading', network: { id: there } })
  reads[0]?.(true)
  await nextMacrotask()
  expect(model(there)).toMatchObject({ status: 'failed', networks: [{ id: here }, { id: there }] })
  loadSwapTokens(kit, { chainId: there })
  await nextMacrotask()
  reads[1]?.()
  await nextMacrotask()
  expect(model(there)).toMatchObject({ status: 'ready', own: [], others: [{}, {}, {}] })
  expect(model()).toMatchObject({ status: 'ready', network: { id: here } })
  expect(toSwapTokensModel(kit.getState(), kit.config, 'from', '', there)).toMatchObject({
    network: { id: here },
    networks: [],
  })
})

test('default: what leaves the account is simulated, and the wallet signs what the source promises', async () => {
  const { kit, evm, review, chain, mine, source } = await prepareCrossing()
  await reviewSwap(kit)
  expect(review()).toMatchObject({ status: 'ready', step: 'approve' })
  await approveSwap(kit)
  mine()
  await nextMacrotask()
  expect(review()).toMatchObject({
    status: 'ready',
    step: 'swap',
    toNetwork: { id: there },
    price: { limit: 99_000_000n, route: { estimatedSeconds: 90 } },
  })
  expect(chain.allowances.get(`${usdc}:${router}`)).toBe(100_000_000n)
  await approveSwap(kit)
  expect(evm.sent.at(-1)?.transaction.data).toContain(source.builds > 0 ? 'b41d9e00' : '')
  mine()
  expect(chain.allowances.get(`${usdc}:${router}`)).toBe(0n)
})

test.each([
  ['done', 'swap-arrived'],
  ['partial', 'swap-partial'],
] as const)('behavior: a sent swap is followed to the end, and over a reload: %s', async (status, code) => {
  const { kit, evm, source, clock, storage, review } = await prepareCrossing(crossingNative)
  // As by the views: loaded before the test, so that a macrotask is enough.
  await Promise.all([
    import('../arrivals/followArrivals.js'),
    import('../../wallet/transactions/feature.js'),
    import('../../wallet/transactions/followTransactions.js'),
  ])
  watchTransactions(kit)
  await nextMacrotask()
  await reviewSwap(kit)
  evm.receipt = 'pending'
  const { hash } = await approveSwap(kit)
  await nextMacrotask()
  const list = () => kit.getState().arrivals?.list ?? []
  expect(list()).toMatchObject([
    { hash, status: 'sent', chainId: here, toChainId: there, source: { id: 'bridge' }, symbol: 'ETH' },
  ])
  expect(storage.getItem('latchkit.v1.test.arrivals')).toContain('"status":"sent"')
  expect(review()).toMatchObject({ status: 'sent', outcome: 'pending', arrival: { status: 'sent' } })
  evm.receipt = 'success'
  source.status = { status: 'pending' }
  await clock.advance(4_000)
  await nextMacrotask()
  expect(list()).toMatchObject([{ status: 'pending' }])
  // Confirmed here, and not arrived there.
  expect(review()).toMatchObject({
    status: 'sent',
    outcome: 'confirmed',
    arrival: { status: 'pending', network: { id: there } },
  })
  const toHash = `0x${'2'.repeat(64)}`
  // The word of the source alone is not enough: the chain does not know the transaction yet.
  source.status = { status, toChainId: there, toHash }
  evm.networkAnswers.set('eth_getTransactionReceipt', null)
  await clock.advance(2_000)
  await nextMacrotask()
  expect(list()).toMatchObject([{ status: 'pending' }])
  evm.networkAnswers.set('eth_getTransactionReceipt', { blockNumber: '0x1', status: '0x1', gasUsed: '0x1' })
  // What has arrived on another chain has not arrived.
  source.status = { status, toChainId: here, toHash }
  await clock.advance(2_000)
  await nextMacrotask()
  expect(list()).toMatchObject([{ status: 'pending' }])
  source.status = { status, toChainId: there, toHash }
  await clock.advance(4_000)
  await nextMacrotask()
  expect(list()).toMatchObject([{ status, toHash }])
  expect(review()).toMatchObject({ status: 'sent', arrival: { status, toHash } })
  expect(kit.getState().snackbar).toMatchObject({ snackbar: { code } })
})

test('behavior: the view of the swap shows its arrival, and no message repeats it', async () => {
  const { kit, source, clock, review } = await prepareCrossing(crossingNative)
  await Promise.all([
    import('../arrivals/followArrivals.js'),
    import('../../wallet/transactions/feature.js'),
    import('../../wallet/transactions/followTransactions.js'),
  ])
  watchTransactions(kit)
  await nextMacrotask()
  kit.internal.send({
    feature: 'modal',
    event: { type: 'open', route: { view: 'swap-review', namespace: 'eip155' } },
  })
  await reviewSwap(kit)
  await approveSwap(kit)
  await nextMacrotask()
  expect(kit.getState().modal).toMatchObject({ status: 'open', stack: [{ view: 'swap-review' }] })
  source.status = { status: 'done' }
  await clock.advance(6_000)
  await nextMacrotask()
  expect(review()).toMatchObject({ status: 'sent', arrival: { status: 'done' } })
  expect(kit.getState().snackbar).toEqual({ status: 'hidden' })
})

test('behavior: a transaction whose fee was raised has arrived as the one in its place', async () => {
  const { kit, review } = await prepareCrossing(crossingNative)
  await reviewSwap(kit)
  const { hash } = await approveSwap(kit)
  const other = `0x${'3'.repeat(64)}` as const
  const state = kit.getState()
  const sent = state.swapReview
  if (sent?.status !== 'sent' || hash === undefined) throw new TypeError('Nothing was sent')
  const replaced = { ...makeTracked(1), hash, chainId: here, status: 'replaced' } as const
  const arrival = {
    ...anArrival,
    hash: other,
    from: sent.intent.from,
    chainId: here,
    toChainId: there,
  } as const
  const shown = toSwapReviewModel(
    {
      ...state,
      transactions: {
        list: [{ ...replaced, replacement: { hash: other, reason: 'repriced' } }],
        progress: {},
      },
      arrivals: { list: [{ ...arrival, status: 'done' }], looks: {}, waiting: [] },
    },
    kit.config,
  )
  expect(shown).toMatchObject({ outcome: 'confirmed', arrival: { status: 'done' } })
  expect(review()).not.toHaveProperty('arrival.status', 'done')
})

test.each([
  ['sells more than a token rounds', { token: usdc, amount: 3n }],
  ['takes another token', { token: dai, amount: 1n }],
  ['takes the native token', { token: 'native', amount: 1n }],
])('error: a bridge that %s: nothing is signed', async (_name, alsoTakes) => {
  const { kit, evm, chain, account } = await prepareCrossing()
  chain.balances.set(`${dai}:${account.toLowerCase()}`, ether)
  chain.allowances.set(`${usdc}:${router}`, 10n ** 12n)
  const order = toSwapOrder(kit.getState(), kit.config)
  if ('check' in order) throw new TypeError(order.check)
  const intent = toSwapIntent(kit.getState(), kit.config, order)
  if ('check' in intent) throw new TypeError(intent.check)
  chain.alsoTakes = alsoTakes
  const reviewed = startReview(kit, swapReview, { id: '1', intent: { ...intent, others: [dai] } })
  await expect(reviewed).rejects.toMatchObject({ code: 'transaction-mismatch' })
  expect(evm.sent).toHaveLength(0)
})

test.each([
  ['goes to another router', { to: attacker }],
  ['has another value', { value: 1n }],
])('error: a transaction that %s: nothing is signed', async (_name, change) => {
  const { kit, evm, chain, source } = await prepareCrossing()
  chain.allowances.set(`${usdc}:${router}`, 10n ** 12n)
  source.changeTransaction = (transaction) => ({ ...transaction, ...change }) as typeof transaction
  await expect(reviewSwap(kit)).rejects.toMatchObject({ code: 'transaction-mismatch' })
  expect(evm.sent).toHaveLength(0)
})

test('error: a swap to the account on this chain, with the same addresses: nothing is signed', async () => {
  const { kit, evm, chain, source, account } = await prepareCrossing()
  chain.allowances.set(`${usdc}:${router}`, 10n ** 12n)
  const amounts = [100_000_000n, 99_000_000n]
  const data = encodeCall({ selector: '38ed1739', amounts, path: [usdc, usdc], to: account })
  source.changeTransaction = (transaction) => ({ ...transaction, data }) as typeof transaction
  await expect(reviewSwap(kit)).rejects.toMatchObject({ code: 'transaction-mismatch' })
  expect(evm.sent).toHaveLength(0)
})

test('error: a source that names another router after the quote: nothing is signed', async () => {
  const { kit, evm, source } = await prepareCrossing(crossingNative)
  source.changeQuote = (quote) => ({ ...quote, router: attacker })
  await expect(reviewSwap(kit)).rejects.toMatchObject({ code: 'transaction-mismatch' })
  expect(evm.sent).toHaveLength(0)
})

test('behavior: the account itself receives it', async () => {
  const { kit, source, account } = await prepareCrossing(crossingNative)
  const recipients: unknown[] = []
  const build = source.buildTransaction
  source.buildTransaction = (request) => {
    recipients.push(request.recipient)
    return build(request)
  }
  await reviewSwap(kit)
  expect(recipients).toEqual([account])
})

test('behavior: a quote without a source cannot be followed, so it is not reviewed', async () => {
  const world = await setUpSwap()
  world.source.changeQuote = ({ source: _, ...quote }) => quote
  await world.prepare(crossingNative)
  await world.clock.advance(200)
  await nextMacrotask()
  await expect(reviewSwap(world.kit)).rejects.toMatchObject({ code: 'invalid-swap' })
})

test.each([
  ['0x6000', true],
  ['0x', false],
  [`0xef0100${'1'.repeat(40)}`, false],
])('behavior: an account with the code %s', async (code, isContractAccount) => {
  const { kit, answers, review, account } = await prepareCrossing(crossingNative)
  answers.set('eth_getCode', (address: string) => (address === account ? code : '0x6000'))
  await reviewSwap(kit)
  expect(review()).toMatchObject({ status: 'ready', isContractAccount })
})
