import { expect, onTestFinished, test } from 'vitest'
import type { Capabilities } from '../../../ports/Capabilities.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import type { TokenList } from '../../assets/portfolio/types.js'
import { connect } from '../../wallet/connection/connect.js'
import { hasAllBalances } from './getSwapBalances.js'
import { setUpSwap } from './setUpSwap.fixtures.js'
import { toAvailableSwap } from './toAvailableSwap.js'
import { toSwapModel } from './toSwapModel.js'

const absent = { status: 'absent', code: 'unsupported' } as const

test('behavior: a network whose swaps the server does not have is not supported, and others are named', async () => {
  const { kit, wallet, form } = await setUpSwap()
  const { chainId } = wallet
  const [first, second] = testNetworks
  const withMainnet = {
    networks: [first, { ...second, caipNetworkId: 'eip155:1', name: 'Mainnet' }],
    networkOf: () => first,
    chainImages: {},
  } as const
  const toModel = (chains: NonNullable<Capabilities['chains']>) => {
    const capabilities = { status: 'ready', at: 0, capabilities: { chains } } as const
    const state = { ...kit.getState(), capabilities }
    return toAvailableSwap(toSwapModel(state, withMainnet), state, withMainnet, kit)
  }
  expect(form()).not.toMatchObject({ status: 'unsupported' })
  const available = { status: 'available' } as const
  expect(toModel({ [chainId]: { swaps: absent }, 'eip155:1': { swaps: available } })).toEqual({
    status: 'unsupported',
    networks: ['Mainnet'],
  })
  expect(toModel({ [chainId]: { swaps: absent }, 'eip155:1': { swaps: absent } })).toEqual({
    status: 'absent',
  })
  expect(toModel({})).toEqual({ status: 'absent' })
})

test('behavior: a kit without a server has no swaps', async () => {
  const { kit } = createTestKit()
  kit.mount()
  onTestFinished(() => kit.destroy())
  await connect(kit, { connectorId: 'io.fake' })
  const state = kit.getState()
  const model = toSwapModel(state, kit.config)
  expect(toAvailableSwap(model, state, kit.config, kit)).toEqual({ status: 'absent' })
})

test('behavior: a token has no balance of zero if the server does not have the tokens of the chain', () => {
  const of = { address: '0x1', chainId: 'eip155:1' } as const
  const toState = (list: Partial<TokenList>) => ({
    portfolio: { eip155: { status: 'ready', of, list: { tokens: [], at: 0, ...list } } } as const,
  })
  expect(hasAllBalances(toState({}), of)).toBe(true)
  expect(hasAllBalances(toState({ unavailable: 'unsupported' }), of)).toBe(false)
})
