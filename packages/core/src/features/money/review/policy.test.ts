import { expect, test } from 'vitest'
import type { Command, KitState } from '../../../engine/types.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { createPolicy } from './policy.js'

const { kit } = createTestKit()
const idle = kit.getState()
const review = { id: 'a', intent: {}, speed: 'normal', facts: {} }
const write = { id: 'w', connectorId: 'io.fake' }
const withReview = (status: string) =>
  // Only the status of a review matters to its policy.
  ({ ...idle, transferReview: { ...review, status, write } }) as unknown as KitState

const snackbar: Command = { feature: 'snackbar', event: { type: 'hide' } }
const policy = createPolicy<object, object, string>({
  name: 'transferReview',
  namespace: 'solana',
  view: 'send-review',
  toResult: (result) => (typeof result === 'string' ? result : undefined),
  onSent: () => [snackbar],
})

const config = kit.config
const closed = { feature: 'transferReview', event: { type: 'close' } }

test('default: asks the wallet of its namespace, and reports its response', () => {
  const asked = {
    ...write,
    address: 'b',
    chainId: 'solana:a',
    intent: { kind: 'signMessage', message: 'x' },
  } as const
  const fact = { feature: 'transferReview', type: 'approved', id: 'a', write: asked } as const
  expect(policy.transferReview?.approved?.(fact, idle, config, 0)).toEqual([
    { feature: 'request', namespace: 'solana', event: { type: 'ask', write: asked } },
  ])
  const done = {
    feature: 'request',
    namespace: 'solana',
    type: 'done',
    id: 'w',
    write: asked,
    result: 's',
  } as const
  expect(policy.request?.done?.(done, idle, config, 0)).toEqual([
    { feature: 'transferReview', event: { type: 'signed', writeId: 'w', result: 's' } },
  ])
})

test('behavior: a response of another type is ignored', () => {
  const asked = {
    ...write,
    address: 'b',
    chainId: 'solana:a',
    intent: { kind: 'signMessage', message: 'x' },
  } as const
  const result = new Uint8Array()
  const done = {
    feature: 'request',
    namespace: 'solana',
    type: 'done',
    id: 'w',
    write: asked,
    result,
  } as const
  expect(policy.request?.done?.(done, idle, config, 0)).toEqual([])
})

test.each<[string, string, readonly object[]]>([
  ['solana', 'ready', [closed]],
  ['solana', 'checking', [closed]],
  // The wallet was asked: its response decides.
  ['solana', 'signing', []],
  ['eip155', 'ready', []],
])('behavior: a disconnect in %s closes a review of Solana that is %s', (namespace, status, commands) => {
  const fact = {
    feature: 'connection',
    namespace: namespace as 'solana',
    type: 'disconnected',
    connectorId: 'a',
    by: 'user',
  } as const
  expect(policy.connection?.disconnected?.(fact, withReview(status), config, 0)).toEqual(commands)
})

test.each<[string, readonly object[]]>([
  ['send-review', [closed]],
  ['send', []],
])('behavior: closing the modal at the view %s', (view, commands) => {
  const from = { view: view as 'send', namespace: 'solana' } as const
  const fact = { feature: 'modal', type: 'closed', reason: 'escape', from } as const
  expect(policy.modal?.closed?.(fact, withReview('ready'), config, 0)).toEqual(commands)
})
