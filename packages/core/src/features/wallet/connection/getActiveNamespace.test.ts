import { expect, test } from 'vitest'
import { solana } from '../../../foundation/networks/solana.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { getBalance } from '../../assets/balance/getBalance.js'
import { getNetwork } from '../network/getNetwork.js'
import { switchNetwork } from '../network/switchNetwork.js'
import { getProvider } from '../request/getProvider.js'
import { signMessage } from '../request/signMessage.js'
import { connect } from './connect.js'
import { getAccount } from './getAccount.js'
import { getActiveNamespace } from './getActiveNamespace.js'
import { switchAccount } from './switchAccount.js'

test('default: the active namespace', () => {
  expect(getActiveNamespace(createTestKit({ networks: [solana] }).kit.getState())).toBe('solana')
  const { kit } = createTestKit({ networks: [solana, testNetworks[0]], defaultNetwork: testNetworks[0] })
  expect(getActiveNamespace(kit.getState())).toBe('eip155')
})

test('behavior: an app with one namespace can omit `namespace`', async () => {
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

test('behavior: actions on an account use the active namespace by default', async () => {
  const adapters = [
    fakeAdapter({ wallets: [{ id: 'io.evm' }] }),
    fakeAdapter({ namespace: 'solana', wallets: [{ id: 'io.sol', accounts: ['sol1', 'sol2'] }] }),
  ] as const
  const { kit } = createTestKit({ networks: [testNetworks[0], solana], adapters: [...adapters] })
  kit.mount()
  await connect(kit, { connectorId: 'io.evm' })
  await connect(kit, { connectorId: 'io.sol' })
  expect(kit.getState().network.activeNamespace).toBe('solana')
  expect(getAccount(kit)).toEqual(getAccount(kit, { namespace: 'solana' }))
  expect(getNetwork(kit)).toEqual(getNetwork(kit, { namespace: 'solana' }))
  expect(await getBalance(kit)).toEqual(await getBalance(kit, { namespace: 'solana' }))
  expect(await getProvider(kit)).toEqual(await getProvider(kit, { namespace: 'solana' }))
  expect(await switchAccount(kit, { address: 'sol2' })).toMatchObject({ namespace: 'solana' })
  const { prompts } = adapters[0]
  await signMessage(kit, { message: 'hello' })
  expect(adapters[0].prompts).toBe(prompts)
  await switchNetwork(kit, { network: testNetworks[0] })
  expect(getAccount(kit)).toMatchObject({ namespace: 'eip155', connectorId: 'io.evm' })
})
