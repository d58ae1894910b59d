import { describe, expect, test } from 'vitest'
import { solana } from '../../../foundation/networks/solana.js'
import { makeSolanaConnector } from '../wallets/wallets.fixtures.js'
import { alpha, config, icon, makeMultiChainState } from './multiChain.fixtures.js'
import { toSwitchActiveChainModel } from './toSwitchActiveChainModel.js'

describe('toSwitchActiveChainModel', () => {
  const target = solana.caipNetworkId
  const current = { name: 'Alpha', icon }

  test('default: status is same-wallet if the connected wallet supports the namespace', () => {
    expect(
      toSwitchActiveChainModel(makeMultiChainState({ connected: ['eip155'] }), config, target),
    ).toMatchObject({
      status: 'same-wallet',
      network: { id: target, name: 'Solana' },
      current,
      wallet: { id: 'io.alpha', name: 'Alpha' },
    })
  })

  test('behavior: status is choose if only other wallets support the namespace', () => {
    const state = makeMultiChainState({
      connectors: [alpha, makeSolanaConnector('Other')],
      connected: ['eip155'],
    })
    expect(toSwitchActiveChainModel(state, config, target)).toMatchObject({ status: 'choose', current })
  })

  test('behavior: status is none if no wallet supports the namespace', () => {
    const state = makeMultiChainState({ connectors: [alpha], connected: ['eip155'] })
    expect(toSwitchActiveChainModel(state, config, target)).toMatchObject({ status: 'none', current })
  })

  test('behavior: status is choose, without `current`, if no wallet is connected', () => {
    const model = toSwitchActiveChainModel(makeMultiChainState(), config, target)
    expect(model).toMatchObject({ status: 'choose' })
    expect(model.current).toBeUndefined()
  })
})
