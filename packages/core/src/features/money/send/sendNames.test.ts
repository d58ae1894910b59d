import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { bob, carol, setUpNames } from '../../assets/name-resolution/resolution.fixtures.js'
import { connect } from '../../wallet/connection/connect.js'
import { approveSend } from './approveSend.js'
import { initialState, transition } from './machine.js'
import { reviewSend } from './reviewSend.js'
import { toSendModel } from './toSendModel.js'
import { toSendReviewModel } from './toSendReviewModel.js'
import type { SendEvent, SendState } from './types.js'
import { updateSend } from './updateSend.js'

const ether = 10n ** 18n
const toHex = (value: bigint) => `0x${value.toString(16)}`

/** A kit with names, and a connected account that owns 2 ETH. `alice.eth` leads to Bob. */
async function setUp() {
  const world = setUpNames()
  const { kit, adapters, answers, records, clock } = world
  const [adapter] = adapters
  const wallet = adapter.wallet('io.fake')
  adapter.setBalance({ address: wallet.accounts[0], chainId: wallet.chainId, value: 2n * ether })
  answers.set('eth_getBalance', toHex(2n * ether))
  answers.set('eth_getBlockByNumber', { baseFeePerGas: toHex(10n ** 9n) })
  answers.set('eth_feeHistory', { baseFeePerGas: [toHex(10n ** 9n)], reward: [['0x1', '0x2', '0x3']] })
  answers.set('eth_estimateGas', '0x5208')
  records.set('alice.eth', { 60: bob })
  await connect(kit, { connectorId: 'io.fake' })
  await nextMacrotask()
  const form = () => {
    const model = toSendModel(kit.getState(), kit.config)
    if (model.status !== 'ready') throw new TypeError('The form is not ready')
    return model
  }
  const review = () => toSendReviewModel(kit.getState(), kit.config)
  /** Types a recipient, and waits until the name is looked up. */
  async function type(recipient: string) {
    updateSend(kit, { recipient })
    await clock.advance(500)
    await expect.poll(() => form().recipient.name?.status).not.toBe('resolving')
  }
  async function startReview() {
    updateSend(kit, { amount: '0.5' })
    await type('alice.eth')
    await reviewSend(kit)
  }
  return { ...world, wallet, form, review, type, startReview }
}

test('default: a name is resolved, shown with its address, and sent to', async () => {
  const { kit, evm, form, review, clock } = await setUp()
  updateSend(kit, { amount: '0.5', recipient: ' Alice.eth' })
  expect(form()).toMatchObject({ check: 'resolving-name', recipient: { name: { status: 'resolving' } } })
  await clock.advance(500)
  await expect.poll(() => form().check).toBe('preview')
  expect(form().recipient).toEqual({
    text: ' Alice.eth',
    name: { status: 'resolved', name: 'alice.eth', address: bob },
    notices: [],
  })
  await reviewSend(kit)
  expect(review()).toMatchObject({ status: 'ready', to: { name: 'alice.eth', address: bob } })
  await approveSend(kit)
  expect(evm.sent).toMatchObject([{ transaction: { to: bob, value: ether / 2n } }])
})

test('behavior: the review waits for the name', async () => {
  const { kit, review, clock } = await setUp()
  updateSend(kit, { amount: '0.5', recipient: 'alice.eth' })
  const reviewing = reviewSend(kit)
  await nextMacrotask()
  await clock.advance(500)
  await reviewing
  expect(review()).toMatchObject({ status: 'ready', to: { address: bob } })
})

test('behavior: typing looks up the last text only, and an address needs no lookup', async () => {
  const { kit, answers, clock, form } = await setUp()
  const before = answers.get('eth_call') as (...params: unknown[]) => unknown
  let calls = 0
  answers.set('eth_call', (...params: unknown[]) => {
    calls += 1
    return before(...params)
  })
  for (const recipient of ['al', 'alice.e', 'alice.et', 'alice.eth']) {
    updateSend(kit, { recipient })
    await clock.advance(400)
  }
  expect(calls).toBe(0)
  await clock.advance(100)
  await expect.poll(() => form().recipient.name).toMatchObject({ address: bob })
  expect(calls).toBe(1)
  updateSend(kit, { recipient: carol })
  await clock.advance(500)
  expect(form().recipient).toEqual({ text: carol, notices: [] })
  expect(calls).toBe(1)
})

test('error: a name that leads nowhere is not reviewed, and is tried again', async () => {
  const { kit, records, form, type } = await setUp()
  updateSend(kit, { amount: '0.5' })
  await type('later.eth')
  const failed = { status: 'failed', reason: 'not-registered' }
  expect(form()).toMatchObject({ check: 'invalid-address', recipient: { name: failed } })
  await expect(reviewSend(kit)).rejects.toMatchObject({ code: 'invalid-send', check: 'invalid-address' })
  records.set('later.eth', { 60: carol })
  await type('later.eth')
  expect(form()).toMatchObject({ check: 'preview', recipient: { name: { address: carol } } })
})

test('behavior: a name with other characters has a notice', async () => {
  const { evm, records, form, type } = await setUp()
  evm.normalizeName = (name) => name
  records.set('zoë.eth', { 60: carol })
  await type('zoë.eth')
  expect(form().recipient.notices).toEqual([{ type: 'unusual-name' }])
})

test('behavior: a name with another address after the approval is shown with it, and nothing is signed', async () => {
  const { kit, evm, wallet, records, review, startReview } = await setUp()
  await startReview()
  const prompts = wallet.prompts
  records.set('alice.eth', { 60: carol })
  await expect(approveSend(kit)).rejects.toMatchObject({ code: 'review-changed' })
  expect(review()).toMatchObject({
    status: 'ready',
    to: { name: 'alice.eth', address: carol, isMoved: true },
  })
  expect([evm.sent, wallet.prompts]).toEqual([[], prompts])
  // The user approves the new address.
  await approveSend(kit)
  expect(evm.sent).toMatchObject([{ transaction: { to: carol } }])
})

test('behavior: an address that changes again is shown again', async () => {
  const { kit, evm, records, review, startReview } = await setUp()
  await startReview()
  records.set('alice.eth', { 60: carol })
  await expect(approveSend(kit)).rejects.toMatchObject({ code: 'review-changed' })
  records.set('alice.eth', { 60: bob })
  await expect(approveSend(kit)).rejects.toMatchObject({ code: 'review-changed' })
  expect(review()).toMatchObject({ status: 'ready', to: { address: bob, isMoved: true } })
  expect(evm.sent).toEqual([])
})

test('behavior: what was read for the old address is read again for the new one', async () => {
  const { kit, answers, records, review, startReview } = await setUp()
  await startReview()
  expect(review()).toMatchObject({ isContract: false })
  answers.set('eth_getCode', (address: string) => (address === carol ? '0x6080' : '0x'))
  records.set('alice.eth', { 60: carol })
  await expect(approveSend(kit)).rejects.toMatchObject({ code: 'review-changed' })
  expect(review()).toMatchObject({ to: { address: carol }, isContract: true })
})

test.each<[string, (world: Awaited<ReturnType<typeof setUp>>) => unknown, string]>([
  [
    'its network fails',
    ({ service }) => {
      service.ensFailure = new TypeError('Failed to fetch')
    },
    'unreachable',
  ],
  ['it is released', ({ records }) => records.delete('alice.eth'), 'not-registered'],
])('error: a name after the approval: %s', async (_, change, nameProblem) => {
  const world = await setUp()
  const { kit, evm, review, startReview } = world
  await startReview()
  change(world)
  await expect(approveSend(kit)).rejects.toMatchObject({ code: 'name-resolution', reason: nameProblem })
  expect(review()).toMatchObject({ status: 'ready', nameProblem, to: { address: bob } })
  expect(evm.sent).toEqual([])
})

test('behavior: an address is not looked up after the approval', async () => {
  const { kit, evm, service } = await setUp()
  updateSend(kit, { amount: '0.5', recipient: bob })
  await reviewSend(kit)
  service.ensFailure = new TypeError('not expected')
  await approveSend(kit)
  expect(evm.sent).toHaveLength(1)
})

test('behavior: only the lookup of the current text on the current account is kept, in any order of events', () => {
  const accounts = ['0x1', '0x2'].map((address) => ({ address, chainId: 'eip155:1' }) as const)
  const names = ['a.eth', 'b.eth', '0x12']
  const text = fc.constantFrom(...names)
  const of = fc.constantFrom(...accounts)
  const event: fc.Arbitrary<SendEvent> = fc.oneof(
    fc.record({ type: fc.constant('open' as const), of }),
    fc.record({ type: fc.constant('edit' as const), change: fc.record({ recipient: text }) }),
    fc.record({ type: fc.constant('resolve' as const), text }),
    fc.record({ type: fc.constant('resolved' as const), text, of }).map((found) => ({
      ...found,
      name: found.text,
      // An address that names what it is about.
      address: `${found.text}@${found.of.address}`,
    })),
    fc.record({
      type: fc.constant('resolveFailed' as const),
      text,
      of,
      reason: fc.constant('unreachable' as const),
    }),
    fc.constant({ type: 'reset' as const }),
  )
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let state: SendState = initialState()
      for (const one of events) {
        const { state: next, run = [] } = transition(state, one)
        state = next
        const { form } = state
        for (const effect of run)
          if (effect.type === 'resolveName')
            expect([effect.text, effect.of]).toEqual([form?.name?.text, form?.of])
        if (!form?.name) continue
        expect(form.name.text).toBe(form.recipient)
        if (form.name.status === 'resolved')
          expect(form.name.address).toBe(`${form.recipient}@${form.of.address}`)
      }
    }),
  )
})

test('behavior: a late answer for the account before is not kept, although the name is the same', () => {
  const [one, other] = ['0x1', '0x2'].map((address) => ({ address, chainId: 'eip155:1' as const }))
  if (!one || !other) throw new TypeError('There are two accounts')
  const events: readonly SendEvent[] = [
    { type: 'open', of: one },
    { type: 'edit', change: { recipient: 'a.eth' } },
    { type: 'open', of: other },
    { type: 'edit', change: { recipient: 'a.eth' } },
    { type: 'resolved', text: 'a.eth', of: one, name: 'a.eth', address: bob },
    { type: 'resolveFailed', text: 'a.eth', of: one, reason: 'no-address' },
  ]
  const state = events.reduce<SendState>((before, event) => transition(before, event).state, initialState())
  expect(state.form?.name).toEqual({ status: 'resolving', text: 'a.eth' })
})
