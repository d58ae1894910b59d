import { describe, expect, test } from 'vitest'
import { permissionsMax } from '../../../foundation/limits.js'
import { initialState, transition } from './machine.js'
import { expiry, manager, permission, sessionKey } from './permissions.fixtures.js'
import type { GrantedPermission } from './types.js'

const grant = (context: `0x${string}`, change: Partial<GrantedPermission> = {}): GrantedPermission => ({
  ...{ context, permission, expiry, sessionKey, address: manager, chainId: 'eip155:1', grantedAt: 1 },
  ...change,
})
const [a, b] = [grant('0x0a'), grant('0x0b')]
const ofMachine = (granted: readonly GrantedPermission[], reported: readonly GrantedPermission[] = []) => ({
  ...initialState(),
  isLoaded: true,
  granted,
  reported,
})
const revocation = { sentAt: 5, hash: '0x01' } as const
const store = (granted: GrantedPermission) => [
  { type: 'storePermission', key: `store ${granted.context}`, mode: 'write', granted },
]

describe('transition', () => {
  test.each([
    ['load', ofMachine([a]), { type: 'load' }, ofMachine([a]), [{ type: 'readPermissions', key: 'read' }]],
    ['loaded: adds', ofMachine([]), { type: 'loaded', granted: [a, b] }, ofMachine([a, b]), undefined],
    [
      'loaded: keeps new ones',
      ofMachine([b]),
      { type: 'loaded', granted: [a] },
      ofMachine([a, b]),
      undefined,
    ],
    [
      'loaded: another tab revoked one',
      ...([ofMachine([a]), { type: 'loaded', granted: [{ ...a, revokedAt: 2 }] }] as const),
      ...([ofMachine([{ ...a, revokedAt: 2 }]), undefined] as const),
    ],
    ['granted', ofMachine([a]), { type: 'granted', granted: b }, ofMachine([a, b]), store(b)],
    [
      'granted: replaces one',
      ofMachine([a, b]),
      { type: 'granted', granted: a },
      ofMachine([b, a]),
      store(a),
    ],
    [
      'revoked',
      ...([ofMachine([a, b]), { type: 'revoked', context: '0x0a', at: 9 }] as const),
      ...([ofMachine([b, { ...a, revokedAt: 9 }]), store({ ...a, revokedAt: 9 })] as const),
    ],
    [
      'revoked: an unknown one',
      ofMachine([a]),
      { type: 'revoked', context: '0x0c', at: 9 },
      ofMachine([a]),
      undefined,
    ],
    [
      'revoked: a second time',
      ...([ofMachine([{ ...a, revokedAt: 2 }]), { type: 'revoked', context: '0x0a', at: 9 }] as const),
      ...([ofMachine([{ ...a, revokedAt: 2 }]), undefined] as const),
    ],
    [
      'revoking: it can still be used',
      ...([ofMachine([a]), { type: 'revoking', context: '0x0a', revocation }] as const),
      ...([ofMachine([{ ...a, revocation }]), store({ ...a, revocation })] as const),
    ],
    [
      'revoked: confirmed',
      ...([ofMachine([{ ...a, revocation }]), { type: 'revoked', context: '0x0a', at: 9 }] as const),
      ...([ofMachine([{ ...a, revokedAt: 9 }]), store({ ...a, revokedAt: 9 })] as const),
    ],
    [
      'notRevoked: it stays active',
      ...([ofMachine([{ ...a, revocation }]), { type: 'notRevoked', context: '0x0a' }] as const),
      ...([ofMachine([a]), store({ ...a, revocation: undefined })] as const),
    ],
    [
      'revoked: one that only the server reported is not stored',
      ...([ofMachine([], [a, b]), { type: 'revoked', context: '0x0a', at: 9 }] as const),
      ...([ofMachine([], [{ ...a, revokedAt: 9, revocation: undefined }, b]), undefined] as const),
    ],
    [
      'listed: replaces those of the account on the chain',
      ofMachine([], [a, { ...a, chainId: 'eip155:5' }]),
      { type: 'listed', address: manager, chainId: 'eip155:1', reported: [b], listed: { '0x0b': 'id' } },
      { ...ofMachine([], [{ ...a, chainId: 'eip155:5' }, b]), listed: { '0x0b': 'id' } },
      undefined,
    ],
    [
      'listed: what this browser knows is not replaced by what the server says',
      ofMachine([a]),
      {
        type: 'listed',
        address: manager,
        chainId: 'eip155:1',
        listed: {},
        reported: [{ ...a, expiry: expiry + 1 }],
      },
      ofMachine([a]),
      undefined,
    ],
    [
      'granted: is not reported any more',
      ...([ofMachine([], [a]), { type: 'granted', granted: a }, ofMachine([a]), store(a)] as const),
    ],
    [
      'tokenRead',
      ofMachine([]),
      { type: 'tokenRead', key: 'k', token: { symbol: 'T', decimals: 6 } },
      { ...ofMachine([]), tokens: { k: { symbol: 'T', decimals: 6 } } },
      undefined,
    ],
  ] as const)('behavior: %s', (_name, state, input, next, run) => {
    const step = transition(state, input)
    expect(step.state).toEqual(next)
    expect(step.run).toEqual(run)
  })

  test('default: keeps the latest', () => {
    let state = initialState()
    for (let index = 0; index <= permissionsMax; index += 1)
      state = transition(state, {
        type: 'granted',
        granted: grant(`0x${index.toString(16).padStart(4, '0')}`),
      }).state
    expect(state.granted).toHaveLength(permissionsMax)
    expect(state.granted[0]?.context).toBe('0x0001')
  })
})
