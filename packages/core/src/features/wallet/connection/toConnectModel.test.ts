import { describe, expect, test } from 'vitest'
import type { Options } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import type { Connector } from '../../../ports/Connector.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { ethereum, solana } from '../network/network.fixtures.js'
import { toConnectModel } from './toConnectModel.js'

const icon = 'data:image/png;base64,AAAA'
const alpha: Connector = { id: 'io.alpha', name: 'Alpha', namespace: 'eip155', type: 'announced', icon }
const sol: Connector = { id: 'io.sol', name: 'Sol', namespace: 'solana', type: 'announced' }

function makeConfig(
  options: Partial<
    Pick<
      Options,
      'enableWalletGuide' | 'enableWallets' | 'features' | 'termsConditionsUrl' | 'privacyPolicyUrl'
    >
  > = {},
) {
  return createTestKit({ networks: [ethereum, solana], ...options }).kit.config
}

const config = makeConfig()

function makeState(
  connectors: KitState['wallets']['connectors'] = { eip155: [alpha], solana: [sol] },
): Pick<KitState, 'wallets' | 'directory'> {
  return { wallets: { connectors, recent: [] } }
}

describe('toConnectModel', () => {
  test('default', () => {
    expect(toConnectModel(makeState(), config)).toEqual({
      status: 'ready',
      wallets: [
        { id: 'io.alpha', name: 'Alpha', icon, tag: 'installed', namespaces: ['eip155'] },
        { id: 'io.sol', name: 'Sol', tag: 'installed', namespaces: ['solana'] },
      ],
      guide: true,
      termsConditionsUrl: undefined,
      privacyPolicyUrl: undefined,
    })
  })

  test('param: namespace', () => {
    expect(toConnectModel(makeState(), config, 'solana')).toMatchObject({ wallets: [{ id: 'io.sol' }] })
  })

  test('param: enableWalletGuide, termsConditionsUrl, privacyPolicyUrl and features.legalCheckbox', () => {
    const given = makeConfig({
      enableWalletGuide: false,
      termsConditionsUrl: 'https://dapp.test/terms',
      privacyPolicyUrl: 'https://dapp.test/privacy',
      features: { legalCheckbox: true },
    })
    expect(toConnectModel(makeState(), given)).toMatchObject({
      guide: false,
      termsConditionsUrl: 'https://dapp.test/terms',
      privacyPolicyUrl: 'https://dapp.test/privacy',
      legalCheckbox: { checked: false },
    })
  })

  test('behavior: status is discovering until an adapter has reported its connectors', () => {
    const silent = makeState({})
    expect(toConnectModel(silent, config)).toEqual({ status: 'discovering' })
    const one = makeState({ eip155: [] })
    expect(toConnectModel(one, config, 'solana')).toEqual({ status: 'discovering' })
  })

  test('behavior: status is empty if no wallet is available', () => {
    const none = makeState({ eip155: [], solana: [] })
    expect(toConnectModel(none, config)).toEqual({ status: 'empty' })
    expect(toConnectModel(none, config, 'solana')).toEqual({ status: 'empty' })
    expect(toConnectModel(makeState(), makeConfig({ enableWallets: false }))).toEqual({ status: 'empty' })
  })
})
