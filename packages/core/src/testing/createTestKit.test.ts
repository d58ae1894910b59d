import { describe, expect, it } from 'vitest'
import { connect } from '../features/wallet/connection/connect.js'
import { createTestKit } from './createTestKit.js'
import { fakeAdapter } from './fakeAdapter.js'
import { nextMacrotask } from './nextMacrotask.js'

describe('createTestKit', () => {
  it('default: connects through the real machines, and records the facts', async () => {
    const { kit, adapters, facts } = createTestKit()
    const stop = kit.mount()
    await connect(kit, { connectorId: 'io.fake' })
    expect(adapters[0].prompts).toBe(1)
    expect(kit.getState().connection.eip155?.status).toBe('connected')
    expect(facts.some((fact) => fact.feature === 'connection' && fact.type === 'connected')).toBe(true)
    stop()
    expect(adapters[0].started).toBe(false)
  })

  it('behavior: restores the session of the previous page load without a prompt', async () => {
    const first = createTestKit()
    first.kit.mount()
    await connect(first.kit, { connectorId: 'io.fake' })
    first.kit.destroy()
    const adapter = fakeAdapter({ wallets: [{ id: 'io.fake', open: true }] })
    const second = createTestKit({ adapters: [adapter], storage: first.storage })
    second.kit.mount()
    await nextMacrotask()
    expect(second.kit.getState().connection.eip155?.status).toBe('connected')
    expect(adapter.prompts).toBe(0)
  })

  it('behavior: a slow wallet responds on the kit’s own clock', async () => {
    const adapter = fakeAdapter({ wallets: [{ id: 'io.slow', behavior: 'slow', slowMs: 2_000 }] })
    const { kit, clock } = createTestKit({ adapters: [adapter] })
    kit.mount()
    const connected = connect(kit, { connectorId: 'io.slow' })
    await clock.advance(1_999)
    expect(kit.getState().connection.eip155?.status).toBe('connecting')
    await clock.advance(1)
    expect((await connected).connectorId).toBe('io.slow')
  })
})
