import { describe, expect, it } from 'vitest'
import { fakeClock } from '../../testing/fakeClock.js'
import { revokeAccounts } from './revokeAccounts.js'

describe('revokeAccounts', () => {
  it('default: asks the wallet to revoke the accounts, and leaves no timer', async () => {
    const asked: unknown[] = []
    const clock = fakeClock()
    const provider = { request: async (request: unknown) => asked.push(request) }
    await revokeAccounts(provider, clock)
    expect(asked).toEqual([{ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] }])
    expect(clock.pending).toBe(0)
  })

  it.each([
    [
      'behavior: resolves if the wallet does not know the method',
      async () => Promise.reject(new Error('Unknown method.')),
    ],
    [
      'behavior: resolves if the wallet throws synchronously',
      () => {
        throw new Error('Boom.')
      },
    ],
  ])('%s', async (_, request) => {
    const clock = fakeClock()
    expect(await revokeAccounts({ request }, clock)).toBe(undefined)
    expect(clock.pending).toBe(0)
  })

  it('behavior: waits one second for a wallet that never responds', async () => {
    const clock = fakeClock()
    let isOver = false
    const over = revokeAccounts({ request: () => new Promise(() => {}) }, clock).then(() => {
      isOver = true
    })
    await clock.advance(999)
    expect(isOver).toBe(false)
    await clock.advance(1)
    await over
    expect(isOver).toBe(true)
  })
})
