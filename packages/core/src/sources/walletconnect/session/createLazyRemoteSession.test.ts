import { describe, expect, test } from 'vitest'
import { createLazyRemoteSession } from './createLazyRemoteSession.js'
import { startRemoteSession } from './createRemoteSession.fixtures.js'

describe('createLazyRemoteSession', () => {
  test('default: loads once, on first use', async () => {
    let loads = 0
    const { remote } = startRemoteSession()
    const lazy = createLazyRemoteSession(async () => {
      loads += 1
      return remote
    })
    expect([loads, lazy.getLoaded()]).toEqual([0, undefined])
    expect(await Promise.all([lazy.get(), lazy.get()])).toEqual([remote, remote])
    expect([loads, lazy.getLoaded()]).toEqual([1, remote])
  })

  test('error: every caller receives the failure, and the next one loads again', async () => {
    const { remote } = startRemoteSession()
    const results = [() => Promise.reject(new Error('offline')), async () => remote]
    const lazy = createLazyRemoteSession(() => (results.shift() ?? (async () => remote))())
    const failures = await Promise.allSettled([lazy.get(), lazy.get()])
    expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(lazy.getLoaded()).toBeUndefined()
    expect(await lazy.get()).toBe(remote)
  })
})
