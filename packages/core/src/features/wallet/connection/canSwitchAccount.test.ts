import { expect, test } from 'vitest'
import { createLatchkit } from '../../../kit/createLatchkit.js'
import type { AdapterFactory } from '../../../ports/Adapter.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { canSwitchAccount } from './canSwitchAccount.js'

function kitWith(adapter: AdapterFactory) {
  return createLatchkit({
    projectId: 'test',
    networks: [testNetworks[0]],
    adapters: [adapter],
    storage: null,
  })
}

test('default: true if the adapter has `switchAccount`', () => {
  const adapter = fakeAdapter()
  const switchable: AdapterFactory = (context) => ({
    ...adapter(context),
    switchAccount: async () => {
      throw new Error('not asked here')
    },
  })
  expect(canSwitchAccount(kitWith(switchable), { namespace: 'eip155' })).toBe(true)
})

test('behavior: false without an adapter, and for an adapter without the method', () => {
  const kit = kitWith(fakeAdapter())
  expect(canSwitchAccount(kit, { namespace: 'eip155' })).toBe(false)
  expect(canSwitchAccount(kit, { namespace: 'solana' })).toBe(false)
})
