import { connect, getAccount } from '@latchkit/core/actions'
import { solana } from '@latchkit/core/networks'
import { expect, test } from 'vitest'
import { createTestKit, fakeAdapter, nextMacrotask } from './exports/vitest.js'

/** Tests what an app's own tests do in a simulated DOM: connect, reject, and follow the user. */
export function testInSimulatedDom(): void {
  test('default', async () => {
    expect(document.body).toBeDefined()
    const { kit, adapters, events } = createTestKit()
    kit.mount()
    await connect(kit, { connectorId: 'io.fake' })
    const wallet = adapters[0].wallet('io.fake')
    expect(getAccount(kit)).toMatchObject({ status: 'connected', address: wallet.accounts[0] })
    wallet.disconnect()
    await nextMacrotask()
    expect(getAccount(kit).status).toBe('disconnected')
    expect(events.length).toBeGreaterThan(0)
    kit.destroy()
  })

  test('error: the user rejects', async () => {
    const adapter = fakeAdapter({ wallets: [{ id: 'io.fake', behavior: 'rejects' }] })
    const { kit } = createTestKit({ adapters: [adapter] })
    kit.mount()
    await expect(connect(kit, { connectorId: 'io.fake' })).rejects.toMatchObject({ code: 'user-rejected' })
    kit.destroy()
  })

  test('param: namespace', async () => {
    const adapter = fakeAdapter({ namespace: 'solana', wallets: [{ id: 'io.fake' }] })
    const { kit } = createTestKit({ adapters: [adapter], networks: [solana] })
    kit.mount()
    await connect(kit, { connectorId: 'io.fake' })
    expect(kit.getState().connection.solana?.status).toBe('connected')
    kit.destroy()
  })
}
