import { expect, onTestFinished, test } from 'vitest'
import { encodeApproval } from '../../../chains/evm/approvalData.js'
import type { EvmSwapTransaction } from '../../../ports/SwapSource.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { approveSwap } from './approveSwap.js'
import { flipSwap } from './flipSwap.js'
import { presetSwap } from './presetSwap.js'
import { reviewSwap } from './reviewSwap.js'
import { type SwapWorld, sellUsdc, setUpSwap } from './setUpSwap.fixtures.js'
import { attacker, dai, encodeCall, ether, router, tokens, usdc } from './swap.fixtures.js'
import { toSwapTokensModel } from './toSwapTokensModel.js'
import { updateSwap } from './updateSwap.js'
import { watchSwap } from './watchSwap.js'

test('default: the native token is swapped in one step', async () => {
  const { kit, evm, form, review, prepare } = await setUpSwap()
  await prepare({ to: usdc, amount: '0.5' })
  expect(form()).toMatchObject({
    status: 'ready',
    check: 'preview',
    to: { text: '1000' },
    price: { limit: 990n * 10n ** 6n, impact: { level: 'low', bps: 0 } },
  })
  await reviewSwap(kit)
  expect(review()).toMatchObject({ status: 'ready', step: 'swap', paid: ether / 2n })
  expect(await approveSwap(kit)).toMatchObject({ step: 'swap' })
  expect(evm.sent).toMatchObject([{ transaction: { to: router, value: ether / 2n, gas: 130_000n } }])
  // The next swap starts with an empty form.
  expect(kit.getState().swap?.form).toBeUndefined()
})

test('default: a token is approved for exactly its amount, then swapped at the price of then', async () => {
  const { kit, evm, chain, review, prepare, mine } = await setUpSwap()
  await prepare(sellUsdc)
  await reviewSwap(kit)
  expect(review()).toMatchObject({ status: 'ready', step: 'approve', spender: router })
  expect(await approveSwap(kit)).toMatchObject({ step: 'approve' })
  expect(evm.sent).toMatchObject([
    { transaction: { to: usdc, value: 0n, data: encodeApproval({ spender: router, amount: 100_000_000n }) } },
  ])
  mine()
  await nextMacrotask()
  await nextMacrotask()
  expect(review()).toMatchObject({ status: 'ready', step: 'swap', isAfterApproval: true })
  await approveSwap(kit)
  expect(evm.sent).toHaveLength(2)
  mine()
  expect([...chain.balances.entries()]).toContainEqual([expect.stringContaining(dai), 100n * ether])
})

test('param: mode: an exact amount is bought, and at most the limit is approved', async () => {
  const { kit, evm, form, prepare } = await setUpSwap()
  await prepare({ from: usdc, to: dai, amount: '100', mode: 'exactOut', slippageBps: 50 })
  expect(form()).toMatchObject({ from: { text: '100' }, price: { mode: 'exactOut', limit: 100_500_000n } })
  await reviewSwap(kit)
  await approveSwap(kit)
  const data = encodeApproval({ spender: router, amount: 100_500_000n })
  expect(evm.sent).toMatchObject([{ transaction: { to: usdc, data } }])
})

test('behavior: a token that keeps an old allowance is reset first', async () => {
  const { kit, evm, chain, review, prepare } = await setUpSwap()
  chain.needsReset = true
  chain.allowances.set(`${usdc}:${router}`, 5n)
  await prepare(sellUsdc)
  await reviewSwap(kit)
  expect(review()).toMatchObject({ status: 'ready', step: 'reset' })
  await approveSwap(kit)
  expect(evm.sent).toMatchObject([
    { transaction: { to: usdc, data: encodeApproval({ spender: router, amount: 0n }) } },
  ])
})

const change = (transaction: Partial<EvmSwapTransaction>) => (built: EvmSwapTransaction) => ({
  ...built,
  ...transaction,
})

const hostile: Record<string, readonly [code: string, arrange: (world: SwapWorld) => void]> = {
  'another recipient': [
    'transaction-mismatch',
    ({ source }) => {
      const data = encodeCall({
        selector: '38ed1739',
        amounts: [100_000_000n, 99n * ether],
        path: [usdc, dai],
      })
      source.changeTransaction = change({ data })
    },
  ],
  'another token': [
    'transaction-mismatch',
    ({ source, account }) => {
      const amounts = [100_000_000n, 99n * ether]
      const data = encodeCall({ selector: '38ed1739', amounts, path: [usdc, attacker], to: account })
      source.changeTransaction = change({ data })
    },
  ],
  'a lower minimum': [
    'transaction-mismatch',
    ({ source, account }) => {
      const data = encodeCall({
        selector: '38ed1739',
        amounts: [100_000_000n, 1n],
        path: [usdc, dai],
        to: account,
      })
      source.changeTransaction = change({ data })
    },
  ],
  'another router': [
    'transaction-mismatch',
    ({ source }) => {
      source.changeTransaction = change({ to: attacker })
    },
  ],
  'a value': [
    'transaction-mismatch',
    ({ source }) => {
      source.changeTransaction = change({ value: 1n })
    },
  ],
  'an unlimited approval': [
    'transaction-mismatch',
    ({ source }) => {
      const data = encodeApproval({ spender: attacker, amount: 2n ** 256n - 1n })
      source.changeTransaction = change({ to: usdc, data })
    },
  ],
  'another spender than the quote had': [
    'transaction-mismatch',
    ({ source }) => {
      source.changeQuote = (quote) => ({ ...quote, spender: attacker })
    },
  ],
  'a router that takes another token': [
    'transaction-mismatch',
    ({ chain, source }) => {
      chain.alsoTakes = { token: 'native', amount: 1n }
      source.changeTransaction = change({ data: '0x12345678' })
    },
  ],
  'a price that is 30 % worse than the quote': [
    'swap-price-changed',
    ({ chain }) => {
      chain.paysPercent = 70n
    },
  ],
  'a quote that is 30 % worse at build time': [
    'swap-price-changed',
    ({ source }) => {
      source.changeQuote = (quote) => ({ ...quote, toAmount: (quote.toAmount * 7n) / 10n })
    },
  ],
  'a swap that reverts': [
    'simulation-reverted',
    ({ chain }) => {
      chain.isReverting = true
    },
  ],
  'a network that cannot simulate': [
    'simulation-unavailable',
    ({ chain }) => {
      chain.canSimulate = false
    },
  ],
  'a spender that is no contract': [
    'transaction-mismatch',
    ({ answers }) => {
      answers.set('eth_getCode', '0x')
    },
  ],
}

test.each(Object.entries(hostile))(
  'error: %s is refused, and nothing is signed',
  async (_, [code, arrange]) => {
    const world = await setUpSwap()
    const { kit, evm, review, prepare } = world
    await prepare(sellUsdc)
    arrange(world)
    await expect(reviewSwap(kit)).rejects.toMatchObject({ code })
    expect(review()).toMatchObject({ status: 'failed', error: { code } })
    await expect(approveSwap(kit)).rejects.toMatchObject({ code: 'invalid-swap' })
    expect(evm.sent).toEqual([])
  },
)

test.each(Object.entries(hostile).filter(([name]) => !/quote|another|minimum|value|unlimited/.test(name)))(
  'error: %s after the review is refused, and nothing is signed',
  async (_, [, arrange]) => {
    const world = await setUpSwap()
    await world.prepare(sellUsdc)
    await reviewSwap(world.kit)
    arrange(world)
    await expect(approveSwap(world.kit)).rejects.toBeInstanceOf(Error)
    expect(world.evm.sent).toEqual([])
  },
)

test('behavior: a price of 10^30 is not a price', async () => {
  const { source, form, prepare } = await setUpSwap()
  source.getPrices = async () => new Map([['native', '1'.padEnd(31, '0')]])
  await prepare({ from: usdc, to: 'native', amount: '100' })
  expect(form()).toMatchObject({ price: { impact: { level: 'unknown' } } })
})

test('behavior: a quote of an earlier amount never wins', async () => {
  const { kit, clock, source, form, prepare } = await setUpSwap()
  const { getQuotes } = source
  const waiting: (() => void)[] = []
  source.getQuotes = async (request) => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    return getQuotes(request)
  }
  await prepare({ to: usdc, amount: '1' })
  updateSwap(kit, { amount: '0.5' })
  await clock.advance(200)
  await nextMacrotask()
  for (const resolve of waiting.reverse()) resolve()
  await nextMacrotask()
  expect(form()).toMatchObject({ check: 'preview', to: { text: '1000' } })
})

test('behavior: quotes are read when typing pauses', async () => {
  const { kit, clock, source, prepare } = await setUpSwap()
  await prepare({ to: usdc })
  for (const amount of ['0', '0.', '0.5']) {
    updateSwap(kit, { amount })
    await clock.advance(100)
  }
  await clock.advance(200)
  expect(source.quoteReads.map(({ amount }) => amount)).toEqual([ether / 2n])
})

test('behavior: the amount stays with its token when the tokens are exchanged', async () => {
  const { kit, clock, form, prepare } = await setUpSwap()
  await prepare({ to: usdc, amount: '0.5' })
  flipSwap(kit)
  await clock.advance(200)
  await nextMacrotask()
  expect(form()).toMatchObject({
    mode: 'exactOut',
    from: { token: { symbol: 'USDC' }, text: '1000' },
    to: { token: { symbol: 'ETH' }, text: '0.5' },
  })
})

test('behavior: a preset selects tokens by symbol, but not one of several', async () => {
  const { kit, source, form } = await setUpSwap()
  source.getTokens = async () => [...tokens, { ...(tokens[2] as (typeof tokens)[0]), address: attacker }]
  presetSwap(kit, { fromToken: 'usdc', toToken: 'DAI', amount: '7' })
  updateSwap(kit)
  await nextMacrotask()
  expect(form()).toMatchObject({ from: { token: { id: usdc }, text: '7' }, check: 'select-token' })
})

test('behavior: a preset is applied once, and not over what the user has changed', async () => {
  const { kit, form } = await setUpSwap()
  const preset = { fromToken: 'USDC', toToken: 'DAI', amount: '7' }
  presetSwap(kit, preset)
  updateSwap(kit)
  await nextMacrotask()
  updateSwap(kit, { amount: '8' })
  presetSwap(kit, preset)
  expect(form()).toMatchObject({ from: { text: '8' } })
  presetSwap(kit, { ...preset })
  expect(form()).toMatchObject({ from: { text: '7' } })
})

test('behavior: a preset has a price at once in a form whose tokens are known', async () => {
  const { kit, clock, form, prepare } = await setUpSwap()
  await prepare({ to: usdc, amount: '0.5' })
  await reviewSwap(kit)
  // What was swapped empties the form.
  await approveSwap(kit)
  presetSwap(kit, { fromToken: 'USDC', toToken: 'DAI', amount: '7' })
  onTestFinished(watchSwap(kit))
  await clock.advance(200)
  await nextMacrotask()
  expect(form()).toMatchObject({ from: { text: '7' }, to: { text: '7' }, check: 'preview' })
})

test('behavior: a network without swaps is not supported', async () => {
  const { kit, source, form } = await setUpSwap()
  source.getTokens = async () => []
  updateSwap(kit)
  await nextMacrotask()
  expect(kit.getState().swap?.tokens?.error?.shortMessage).toBe('Network not supported for Swaps')
  expect(form()).toMatchObject({ status: 'unsupported' })
})

test('behavior: too little for the network fee is a problem of the review', async () => {
  const { kit, evm, answers, review, prepare } = await setUpSwap()
  await prepare(sellUsdc)
  answers.set('eth_getBalance', '0x1')
  await reviewSwap(kit)
  expect(review()).toMatchObject({ status: 'ready', problem: 'insufficient-fee' })
  await expect(approveSwap(kit)).rejects.toMatchObject({ code: 'action-ignored' })
  expect(evm.sent).toEqual([])
})

test('behavior: a double click asks the wallet once, and a decline leaves the review open', async () => {
  const { kit, evm, wallet, review, prepare } = await setUpSwap()
  await prepare({ to: usdc, amount: '0.5' })
  await reviewSwap(kit)
  wallet.behavior = 'rejects'
  await expect(approveSwap(kit)).rejects.toMatchObject({ code: 'user-rejected' })
  expect(review()).toMatchObject({ status: 'ready', isDeclined: true })
  wallet.behavior = 'approves'
  const first = approveSwap(kit)
  await expect(approveSwap(kit)).rejects.toMatchObject({ code: 'invalid-swap' })
  await first
  expect(evm.sent).toHaveLength(1)
})

test('behavior: the tokens of the account are first, and can be searched', async () => {
  const { kit, prepare } = await setUpSwap()
  await prepare({})
  const model = toSwapTokensModel(kit.getState(), kit.config, 'from')
  expect(model).toMatchObject({ own: [{ symbol: 'ETH' }], others: [{ symbol: 'DAI' }, { symbol: 'USDC' }] })
  const found = toSwapTokensModel(kit.getState(), kit.config, 'from', ' usd')
  expect(found).toMatchObject({ own: [], others: [{ symbol: 'USDC' }], suggested: [] })
})

test.each([{ slippageBps: 5_001 }, { slippageBps: 0.5 }, { deadlineMinutes: 0 }])(
  'error: %j',
  async (wrong) => {
    const { kit } = await setUpSwap()
    expect(() => updateSwap(kit, wrong)).toThrow(expect.objectContaining({ code: 'invalid-parameter' }))
  },
)
