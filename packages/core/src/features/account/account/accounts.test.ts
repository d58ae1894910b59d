import { describe, expect, test } from 'vitest'
import type { KitState } from '../../../engine/types.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeDataApi } from '../../../testing/fakeDataApi.js'
import { makeSession } from '../../wallet/connection/session.fixtures.js'
import { ethereum } from '../../wallet/network/network.fixtures.js'
import { toProfileModel } from './toProfileModel.js'
import { toSwitchAccountModel } from './toSwitchAccountModel.js'
import { toAccountModel } from './view.js'

const explorer = { default: { name: 'Explorer', url: 'https://explorer.example' } }
const { kit } = createTestKit({ networks: [{ ...ethereum, blockExplorers: explorer }] })
const { config } = kit
const session = makeSession('io.alpha', { addresses: ['0xA', '0xB'] })

const stateOf = (state: Partial<KitState> = {}): KitState => ({
  ...kit.getState(),
  connection: { eip155: { status: 'connected', session } },
  ...state,
})
const disconnected = stateOf({ connection: {} })
const identity: KitState['identity'] = {
  byAddress: { '0xA': { status: 'ready', at: 0, identity: { name: 'alice.eth' } } },
}
const labels = { byAccount: { 'eip155:0xa': 'Savings', 'eip155:0xb': '' } }
const without = { internal: { dataApi: undefined } }
const withData = { internal: { dataApi: fakeDataApi()() } }

describe('toSwitchAccountModel', () => {
  test('default', () => {
    expect(toSwitchAccountModel(stateOf({ identity, labels }), config, 'eip155', withData)).toEqual({
      status: 'ready',
      namespace: 'eip155',
      wallet: { name: 'io.alpha' },
      network: { id: 'eip155:1', name: ethereum.name },
      valueDecimals: 18,
      accounts: [
        {
          address: '0xA',
          type: 'eoa',
          active: true,
          name: 'alice.eth',
          label: 'Savings',
          total: { status: 'loading' },
        },
        { address: '0xB', type: 'eoa', active: false, total: { status: 'loading' } },
      ],
    })
  })

  test('behavior: the two types of an account with one address (EIP-7702) are one row', () => {
    const accounts = [
      { address: '0xA', type: 'smartAccount' },
      { address: '0xA', type: 'eoa' },
    ] as const
    const connection: KitState['connection'] = {
      eip155: { status: 'connected', session: { ...session, accounts } },
    }
    const model = toSwitchAccountModel(stateOf({ connection }), config, 'eip155', without)
    expect(model.status === 'ready' && model.accounts).toMatchObject([
      { address: '0xA', type: 'smartAccount', active: true },
    ])
    expect(model.status === 'ready' && model.accounts).toHaveLength(1)
  })

  test('behavior: without a data API there are no values', () => {
    const model = toSwitchAccountModel(stateOf(), config, 'eip155', without)
    expect(model).toMatchObject({
      accounts: [{ total: { status: 'absent' } }, { total: { status: 'absent' } }],
    })
    expect(model).not.toHaveProperty('network')
  })

  test('behavior: on a chain that is not configured there are no values', () => {
    const connection: KitState['connection'] = {
      eip155: { status: 'connected', session: { ...session, chainId: 'eip155:1337' } },
    }
    expect(toSwitchAccountModel(stateOf({ connection }), config, 'eip155', withData)).toMatchObject({
      accounts: [{ total: { status: 'absent' } }, { total: { status: 'absent' } }],
    })
  })

  test('behavior: an account beyond those that are read has no value', () => {
    const totals = { byAccount: { 'eip155:1:0xA': { status: 'ready', at: 0, value: 1n } } } as const
    expect(toSwitchAccountModel(stateOf({ totals }), config, 'eip155', withData)).toMatchObject({
      accounts: [{ total: { status: 'ready', value: 1n } }, { total: { status: 'absent' } }],
    })
  })

  test('behavior: no wallet is connected', () => {
    expect(toSwitchAccountModel(disconnected, config, 'eip155', without)).toEqual({ status: 'disconnected' })
  })
})

describe('toProfileModel', () => {
  test('default', () => {
    expect(toProfileModel(stateOf({ identity, labels }), config, 'eip155', '0xA')).toEqual({
      status: 'ready',
      namespace: 'eip155',
      address: '0xA',
      type: 'eoa',
      active: true,
      name: 'alice.eth',
      label: 'Savings',
      wallet: { name: 'io.alpha' },
      explorerUrl: 'https://explorer.example/address/0xA',
    })
  })

  test('behavior: an account that is not active, without a label', () => {
    const model = toProfileModel(stateOf({ labels }), config, 'eip155', '0xB')
    expect(model).toMatchObject({ address: '0xB', active: false })
    expect(model).not.toHaveProperty('label')
  })

  test('behavior: the wallet shares the account no longer', () => {
    expect(toProfileModel(stateOf(), config, 'eip155', '0xC')).toEqual({ status: 'missing' })
  })

  test('behavior: no wallet is connected', () => {
    expect(toProfileModel(disconnected, config, 'eip155', '0xA')).toEqual({ status: 'disconnected' })
  })
})

test('behavior: the account view has the label beside the name', () => {
  const model = toAccountModel(stateOf({ identity, labels }), config, 'eip155')
  expect(model).toMatchObject({ label: 'Savings', name: 'alice.eth' })
})
