import { expect, test } from 'vitest'
import { fakeClock } from '../../../exports/testing.js'
import { start } from './createRelay.fixtures.js'
import { expireProposal } from './expireProposal.js'

function waitFor(uri: string) {
  const told: unknown[] = []
  const { provider } = start()
  const proposals = [{ id: 1, pairingTopic: 'a' }, { id: 2, pairingTopic: 'b' }, null]
  const clock = fakeClock()
  const client = {
    ...provider.client,
    proposal: { getAll: () => proposals },
    events: { emit: (event: string, given: unknown) => told.push([event, given]) },
  }
  return { told, clock, proposals, stop: expireProposal({ client }, uri, clock) }
}

test('default: expires the proposal one second before the SDK does', async () => {
  const { told, clock } = waitFor('wc:b@2?symKey=1')
  await clock.advance(298_999)
  expect(told).toEqual([])
  await clock.advance(1)
  expect(told).toEqual([['proposal_expire', { id: 2 }]])
})

test('behavior: also expires a proposal that the SDK has removed', async () => {
  const { told, clock, proposals } = waitFor('wc:b@2?symKey=1')
  proposals.length = 0
  await clock.advance(299_000)
  expect(told).toEqual([['proposal_expire', { id: 2 }]])
})

test('behavior: does not expire a proposal that was approved or rejected', async () => {
  const { told, clock, stop } = waitFor('wc:b@2?symKey=1')
  stop()
  await clock.advance(600_000)
  expect(told).toEqual([])
})
