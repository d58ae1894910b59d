import { describe, expect, test } from 'vitest'
import { base, bitcoin, mainnet, solana } from '../../../exports/networks.js'
import { toProposal } from './proposal.js'

describe('toProposal', () => {
  test('default: contains every configured network, by namespace', () => {
    const { eip155, solana: onSolana, ...others } = toProposal([mainnet, solana, base], {})
    expect(eip155?.chains).toEqual(['eip155:1', 'eip155:8453'])
    expect(eip155?.rpcMap).toEqual({ 1: mainnet.rpcUrls.default.http[0], 8453: base.rpcUrls.default.http[0] })
    expect(onSolana?.chains).toEqual([solana.caipNetworkId, 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'])
    expect(others).toEqual({})
  })

  test('default: contains only methods that the kit’s actions, or apps through its provider, send, never eth_sign', () => {
    const proposal = toProposal([mainnet, solana, bitcoin], {})
    expect(Object.values(proposal).map(({ methods }) => methods)).toMatchInlineSnapshot(`
      [
        [
          "personal_sign",
          "eth_signTypedData_v4",
          "eth_sendTransaction",
          "wallet_switchEthereumChain",
          "wallet_addEthereumChain",
          "wallet_getCapabilities",
          "wallet_getAssets",
          "wallet_sendCalls",
          "wallet_getCallsStatus",
          "wallet_showCallsStatus",
          "wallet_watchAsset",
        ],
        [
          "solana_signMessage",
          "solana_signTransaction",
          "solana_signAllTransactions",
          "solana_signAndSendTransaction",
        ],
        [
          "sendTransfer",
          "signMessage",
          "signPsbt",
        ],
      ]
    `)
  })

  test('param: overrides', () => {
    const { eip155 } = toProposal([mainnet], {
      methods: { eip155: ['personal_sign'] },
      chains: { eip155: ['eip155:10'] },
      events: { eip155: [] },
      rpcMap: { 'eip155:1': 'https://rpc.example' },
    })
    expect(eip155).toEqual({
      methods: ['personal_sign'],
      chains: ['eip155:10'],
      events: [],
      rpcMap: { 1: 'https://rpc.example' },
    })
  })
})
