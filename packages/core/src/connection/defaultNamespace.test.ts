import { expect, test } from 'vitest'
import { solana } from '../networks/solana.js'
import { signMessage } from '../request/signMessage.js'
import { createTestKit } from '../testing/createTestKit.js'
import { fakeAdapter } from '../testing/fakeAdapter.js'
import { testNetworks } from '../testing/testNetworks.js'
import { connect } from './connect.js'
import { defaultNamespace } from './defaultNamespace.js'
import { getAccount } from './getAccount.js'

test('default', () => {
  expect(defaultNamespace(createTestKit({ networks: [solana] }).kit.getState())).toBe('solana')
  const { kit } = createTestKit({ networks: [solana, testNetworks[0]], defaultNetwork: testNetworks[0] })
  expect(defaultNamespace(kit.getState())).toBe('solana')
})

test('behavior: a page of one namespace never names it', async () => {
  const { kit, adapters } = createTestKit({
    networks: [solana],
    adapters: [fakeAdapter({ namespace: 'solana' })],
  })
  kit.mount()
  await connect(kit, { connectorId: 'io.fake' })
  expect(getAccount(kit)).toMatchObject({ namespace: 'solana', isConnected: true })
  expect(await signMessage(kit, { message: 'hello' })).toBeTypeOf('string')
  expect(adapters[0].prompts).toBe(2)
})

test('behavior: what is on view changes nothing', async () => {
  const { kit } = createTestKit({ networks: [testNetworks[0], solana] })
  kit.mount()
  await connect(kit, { connectorId: 'io.fake' })
  const { address } = getAccount(kit)
  kit.internal.send({
    feature: 'network',
    event: { type: 'sessionAt', chainId: solana.caipNetworkId, activate: true },
  })
  expect(kit.getState().network.activeNamespace).toBe('solana')
  expect(getAccount(kit).address).toBe(address)
  await expect(signMessage(kit, { message: 'hello' })).resolves.toBeTypeOf('string')
})
