import { expect, test } from 'vitest'
import { fakeClock, nextMacrotask } from '../../../exports/testing.js'
import { createSdkTimeouts } from '../protocol/createSdkTimeouts.js'
import { start } from './createRelay.fixtures.js'
import { patchProposalExpiry } from './patchProposalExpiry.js'

async function propose(uri: string) {
  const emitted: unknown[] = []
  const { provider } = start()
  const proposals = [{ id: 1, pairingTopic: 'a' }, { id: 2, pairingTopic: 'b' }, null]
  const clock = fakeClock()
  const timeouts = createSdkTimeouts(clock)
  let settle:
    | { readonly resolve: (sdkSession: unknown) => void; readonly reject: (error: unknown) => void }
    | undefined
  const client = {
    ...provider.client,
    connect: async () => ({
      uri,
      approval: () => new Promise<unknown>((resolve, reject) => (settle = { resolve, reject })),
    }),
    proposal: { getAll: () => proposals },
    events: { emit: (event: string, given: unknown) => emitted.push([event, given]) },
  }
  patchProposalExpiry({ client }, { timeouts })
  const { approval } = await client.connect()
  const approved = approval().catch((error: unknown) => error)
  return { emitted, clock, timeouts, proposals, approved, settle }
}

test('default: expires the proposal one second before the SDK does', async () => {
  const { emitted, clock } = await propose('wc:b@2?symKey=1')
  await clock.advance(298_999)
  expect(emitted).toEqual([])
  await clock.advance(1)
  expect(emitted).toEqual([['proposal_expire', { id: 2 }]])
})

test('behavior: also expires a proposal that the SDK has removed', async () => {
  const { emitted, clock, proposals } = await propose('wc:b@2?symKey=1')
  proposals.length = 0
  await clock.advance(299_000)
  expect(emitted).toEqual([['proposal_expire', { id: 2 }]])
})

test.each(['resolve', 'reject'] as const)(
  'behavior: does not expire a proposal after its approval settled (%s)',
  async (outcome) => {
    const { emitted, clock, settle, approved } = await propose('wc:b@2?symKey=1')
    settle?.[outcome]('session')
    expect(await approved).toBe('session')
    await nextMacrotask()
    expect(clock.pending).toBe(0)
    expect(emitted).toEqual([])
  },
)

test('behavior: ignores a URI without a known proposal', async () => {
  for (const uri of ['wc:c@2?symKey=1', 'nonsense']) expect((await propose(uri)).clock.pending).toBe(0)
})

test('behavior: expireAll expires the proposal, and no timer remains', async () => {
  const { emitted, clock, timeouts } = await propose('wc:b@2?symKey=1')
  timeouts.expireAll()
  expect(emitted).toEqual([['proposal_expire', { id: 2 }]])
  expect(clock.pending).toBe(0)
})
