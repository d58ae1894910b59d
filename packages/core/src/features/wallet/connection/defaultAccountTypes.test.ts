import { expect, test } from 'vitest'
import { bitcoin } from '../../../foundation/networks/bitcoin.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { connect } from './connect.js'
import { getAccount } from './getAccount.js'

/** Creates an adapter with a Bitcoin wallet that has a payment account and an ordinals account. */
const createAdapter = () => fakeAdapter({ namespace: 'bip122', wallets: [{ id: 'io.btc', open: true }] })

test('default: on bip122 the account of type `payment` becomes active', async () => {
  const { kit, adapters } = createTestKit({ networks: [bitcoin], adapters: [createAdapter()] })
  const [payment, ordinals = ''] = adapters[0].wallet('io.btc').accounts
  adapters[0].wallet('io.btc').switchAccount(ordinals)
  kit.mount()
  expect((await connect(kit, { connectorId: 'io.btc' })).address).toBe(payment)
})

test('param: `{ bip122: ordinal }` applies to new and to restored sessions', async () => {
  const options = { networks: [bitcoin], defaultAccountTypes: { bip122: 'ordinal' } } as const
  const first = createTestKit({ ...options, adapters: [createAdapter()] })
  first.kit.mount()
  const { address, accounts } = await connect(first.kit, { connectorId: 'io.btc' })
  expect(accounts.map(({ type }) => type)).toEqual(['ordinal', 'payment'])
  first.kit.destroy()

  const second = createTestKit({ ...options, adapters: [createAdapter()], storage: first.storage })
  second.kit.mount()
  await nextMacrotask()
  expect(getAccount(second.kit)).toMatchObject({ isConnected: true, address })
})
