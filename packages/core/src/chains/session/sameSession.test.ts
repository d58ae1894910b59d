import { describe, expect, it } from 'vitest'
import { toSession } from '../evm/toSession.js'
import { sameSession } from './sameSession.js'

const lower = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

describe('sameSession', () => {
  const session = toSession('io.alpha', { accounts: [lower, second], chainId: 1 })

  it.each([
    ['behavior: equal sessions', toSession('io.alpha', { accounts: [lower, second], chainId: 1 }), true],
    ['behavior: another wallet', toSession('io.beta', { accounts: [lower, second], chainId: 1 }), false],
    ['behavior: another chain', toSession('io.alpha', { accounts: [lower, second], chainId: 2 }), false],
    ['behavior: fewer accounts', toSession('io.alpha', { accounts: [lower], chainId: 1 }), false],
    ['behavior: another order', toSession('io.alpha', { accounts: [second, lower], chainId: 1 }), false],
    ['behavior: one absent session', undefined, false],
  ])('%s', (_, other, same) => {
    expect(sameSession(session, other)).toBe(same)
    expect(sameSession(other, session)).toBe(same)
  })

  it('behavior: two absent sessions', () => {
    expect(sameSession(undefined, undefined)).toBe(true)
  })
})
