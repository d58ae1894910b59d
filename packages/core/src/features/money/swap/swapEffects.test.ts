import { describe, expect, test } from 'vitest'
import { permit2Addresses } from '../../../chains/evm/permitData.js'
import type { SimulatedEvent } from '../../../chains/evm/simulateEvents.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { approveSwap } from './approveSwap.js'
import { executeTogether } from './executeTogether.fixtures.js'
import { reviewSwap } from './reviewSwap.js'
import { answerPermit2, permit2, setUpPermit2 } from './setUpPermit.fixtures.js'
import { type SwapWorld, sellUsdc, setUpSwap } from './setUpSwap.fixtures.js'
import { attacker, createEvent, dai, router, usdc } from './swap.fixtures.js'
import type { updateSwap } from './updateSwap.js'

const unlisted = `0x${'9'.repeat(40)}`
const transfer = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const approval = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'
const operator = '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31'
const single = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
const permitted = '0xda9fa7c1b00402c17d0161b249b1ab8bbec047c5a52207b9c112deffd817036b'
const max = 2n ** 256n - 1n

/** An event of Permit2, of which three parts are indexed. */
function createPermit2Event(
  address: string,
  parts: readonly [string, string, string, bigint],
): SimulatedEvent {
  const event = createEvent(address, permitted, parts)
  return { ...event, data: `${event.data}${'f'.padStart(64, '0')}` }
}

/** What is given away beside what the review shows. */
const hidden: Record<string, (account: string) => SimulatedEvent> = {
  'makes another account the operator of NFTs': (account) =>
    createEvent(unlisted, operator, [account, attacker, 1n]),
  'allows another account to take a token through Permit2': (account) =>
    createPermit2Event(permit2Addresses[0] ?? '', [account, unlisted, attacker, 1n]),
  'allows another account to take what is sold through Permit2': (account) =>
    createPermit2Event(permit2Addresses[0] ?? '', [account, usdc, attacker, 1n]),
  'allows another account to take an unlisted token': (account) =>
    createEvent(unlisted, approval, [account, attacker, max]),
  'allows another account to take what is sold': (account) =>
    createEvent(usdc, approval, [account, attacker, 1n]),
  'allows the spender to take more than the amount': (account) =>
    createEvent(usdc, approval, [account, router, 100_000_001n]),
  'allows another account to take an NFT': (account) => {
    const { address, topics, data } = createEvent(unlisted, approval, [account, attacker, 7n])
    return { address, topics: [...topics, data], data: '0x' }
  },
  'sends an unlisted token': (account) => createEvent(unlisted, transfer, [account, attacker, 1n]),
  'sends an NFT': (account) => {
    const { address, topics, data } = createEvent(unlisted, transfer, [account, attacker, 7n])
    return { address, topics: [...topics, data], data: '0x' }
  },
  'sends NFTs of one id': (account) => createEvent(unlisted, single, [attacker, account, attacker, 7n]),
}

/** What a user can swap: on one chain, and to another one, where nothing is simulated. */
const swaps: Record<string, updateSwap.Parameters> = {
  'on one chain': sellUsdc,
  'to another chain': { from: usdc, to: usdc, toChainId: 'eip155:31338', amount: '100' },
}

async function prepare(world: SwapWorld, swap: updateSwap.Parameters = sellUsdc) {
  await world.prepare(swap)
  await nextMacrotask()
  await world.clock.advance(200)
  await nextMacrotask()
}

describe.each(Object.entries(swaps))('a swap %s', (_name, swap) => {
  test.each(Object.entries(hidden))('error: a router that %s: nothing is signed', async (_, createHidden) => {
    const world = await setUpSwap()
    const { kit, chain, evm, account, review } = world
    await prepare(world, swap)
    chain.emits = [createHidden(account)]
    await expect(reviewSwap(kit)).rejects.toMatchObject({ code: 'transaction-mismatch' })
    expect(review()).toMatchObject({ status: 'failed' })
    // It begins to do so after the review.
    chain.emits = []
    await reviewSwap(kit)
    chain.emits = [createHidden(account)]
    await expect(approveSwap(kit)).rejects.toMatchObject({ code: 'transaction-mismatch' })
    expect(evm.sent).toEqual([])
  })

  test('error: without events, contracts that the app does not name are not called', async () => {
    const world = await setUpSwap()
    const { kit, chain, evm, source } = world
    chain.canSimulateEvents = false
    await prepare(world, swap)
    await expect(reviewSwap(kit)).rejects.toMatchObject({ code: 'simulation-unavailable' })
    Object.assign(source, { contracts: { 'eip155:31337': [router.toUpperCase().replace('0X', '0x')] } })
    await reviewSwap(kit)
    await approveSwap(kit)
    expect(evm.sent).toHaveLength(1)
  })

  test('behavior: quotes of contracts that the app does not name are left out', async () => {
    const world = await setUpSwap()
    const { kit, form, source, evm } = world
    Object.assign(source, { contracts: { 'eip155:31337': [attacker] } })
    await prepare(world, swap)
    expect(form()).toMatchObject({ check: 'no-quote' })
    Object.assign(source, { contracts: { 'eip155:1': [attacker] } })
    await prepare(world, { ...swap, amount: '99' })
    expect(form()).toMatchObject({ check: 'preview' })
    // A list that changes after the quote.
    Object.assign(source, { contracts: { 'eip155:31337': [attacker] } })
    await expect(reviewSwap(kit)).rejects.toMatchObject({ code: 'transaction-mismatch', field: 'router' })
    expect(evm.sent).toEqual([])
  })
})

test.each(Object.entries(hidden))('error: a batch that %s is not signed', async (_, createHidden) => {
  const world = await setUpSwap()
  const { kit, chain, account } = world
  const { batches } = executeTogether(world)
  await prepare(world)
  chain.emits = [createHidden(account)]
  await expect(reviewSwap(kit)).rejects.toMatchObject({ code: 'transaction-mismatch' })
  expect(batches).toEqual([])
})

test('error: a router that takes nothing for a token on another chain: nothing is signed', async () => {
  const world = await setUpSwap()
  const { kit, chain, evm, account } = world
  await prepare(world, swaps['to another chain'])
  chain.allowances.set(`${usdc}:${router}`, 100_000_000n)
  chain.alsoTakes = { token: usdc, amount: -100_000_000n }
  expect(chain.balances.get(`${usdc}:${account.toLowerCase()}`)).toBe(5_000_000_000n)
  await expect(reviewSwap(kit)).rejects.toMatchObject({ code: 'transaction-mismatch', field: 'method' })
  expect(evm.sent).toEqual([])
})

test('error: a spender that the app does not name could take the token instead of the router', async () => {
  const world = await setUpSwap()
  const { source, form } = world
  Object.assign(source, { contracts: { 'eip155:31337': [router] } })
  source.changeQuote = (quote) => ({ ...quote, spender: attacker })
  await prepare(world)
  expect(form()).toMatchObject({ check: 'no-quote' })
})

test('behavior: the token reports the rest of an allowance, and what the user receives', async () => {
  const world = await setUpSwap()
  const { kit, chain, evm, account } = world
  chain.allowances.set(`${usdc}:${router}`, max)
  await prepare(world)
  chain.emits = [
    createEvent(usdc, approval, [account, router, max - 100_000_000n]),
    createEvent(dai, transfer, [router, account, 1n]),
    createEvent(unlisted, operator, [attacker, router, 1n]),
  ]
  await reviewSwap(kit)
  await approveSwap(kit)
  expect(evm.sent).toHaveLength(1)
})

test('behavior: two base units beside the amount are in the review, and never more than it shows are sold', async () => {
  const world = await setUpSwap()
  const { kit, chain, evm, review } = world
  chain.allowances.set(`${usdc}:${router}`, max)
  await prepare(world)
  chain.alsoTakes = { token: usdc, amount: 2n }
  await reviewSwap(kit)
  expect(review()).toMatchObject({ status: 'ready', paid: 100_000_000n, rounding: 2n })
  chain.alsoTakes = { token: usdc, amount: 3n }
  await expect(approveSwap(kit)).rejects.toMatchObject({ code: 'transaction-mismatch', field: 'amount' })
  chain.alsoTakes = undefined
  await reviewSwap(kit)
  expect(review()).not.toHaveProperty('rounding')
  chain.alsoTakes = { token: usdc, amount: 1n }
  await expect(approveSwap(kit)).rejects.toMatchObject({ code: 'review-changed' })
  expect(review()).toMatchObject({ status: 'ready', rounding: 2n })
  await approveSwap(kit)
  expect(evm.sent).toHaveLength(1)
})

test('behavior: Permit2 reports exactly what is signed, and needs no name of its own', async () => {
  const world = await setUpPermit2()
  const { kit, chain, account, source, review } = world
  Object.assign(source, { contracts: { 'eip155:31337': [router] } })
  chain.acceptsPermits = true
  chain.allowances.set(`${usdc}:${permit2}`, 100_000_000n)
  answerPermit2(world, { amount: 100_000_000n, expiration: 9_999_999_999 })
  await prepare(world)
  chain.emits = [createPermit2Event(permit2, [account, usdc, router, 100_000_000n])]
  await reviewSwap(kit)
  expect(review()).toMatchObject({ status: 'ready' })
  chain.emits = [createPermit2Event(permit2, [account, usdc, router, 100_000_001n])]
  await expect(reviewSwap(kit)).rejects.toMatchObject({ code: 'transaction-mismatch' })
})
