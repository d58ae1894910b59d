import { describe, expect, test } from 'vitest'
import { base } from '../../../foundation/networks/base.js'
import { bitcoin } from '../../../foundation/networks/bitcoin.js'
import { mainnet } from '../../../foundation/networks/mainnet.js'
import { solana } from '../../../foundation/networks/solana.js'
import type { Connector } from '../../../ports/Connector.js'
import { connectorsOf, getWalletRows } from './rules.js'
import { makeConfig, makeConnector, makeSolanaConnector, makeState } from './wallets.fixtures.js'

const evmIcon = 'data:image/svg+xml;base64,ZXZt'
const solanaIcon = 'data:image/png;base64,c29s'

function evm(rdns: string, name: string): Connector {
  return makeConnector(rdns, { name, icon: evmIcon })
}

function onSolana(name: string, change: Partial<Connector> = {}): Connector {
  return makeSolanaConnector(name, { name, icon: solanaIcon, ...change })
}

function rowsOf(connectors: readonly Connector[], options = {}) {
  return getWalletRows(makeState(connectors), makeConfig(options)).map(({ id, namespaces }) => [
    id,
    namespaces,
  ])
}

describe('wallets that announce a different icon in each namespace', () => {
  // rdns (EIP-6963), name on eip155, name in the Wallet Standard.
  test.each([
    ['io.metamask', 'MetaMask', 'MetaMask'],
    ['io.metamask.mobile', 'MetaMask', 'MetaMask'],
    ['app.phantom', 'Phantom', 'Phantom'],
    ['com.okex.wallet', 'OKX Wallet', 'OKX Wallet'],
    ['app.backpack', 'Backpack', 'Backpack'],
    ['com.coinbase.wallet', 'Coinbase Wallet', 'Coinbase Wallet'],
    ['com.trustwallet.app', 'Trust Wallet', 'Trust'],
    ['com.bitget.web3', 'Bitget Wallet', 'Bitget'],
    ['com.brave.wallet', 'Brave Wallet', 'Brave Wallet'],
    ['com.exodus.web3-wallet', 'Exodus', 'Exodus'],
    ['io.magiceden.wallet', 'Magic Eden', 'Magic Eden'],
    ['com.binance.wallet', 'Binance Wallet', 'Binance Wallet'],
    ['pro.tokenpocket', 'TokenPocket', 'TokenPocket'],
    ['app.nightly', 'Nightly', 'Nightly'],
  ])('default: %s is one row', (rdns, name, solanaName) => {
    const connectors = [evm(rdns, name), onSolana(solanaName)]
    expect(rowsOf(connectors)).toEqual([[rdns, ['eip155', 'solana']]])
    expect(connectorsOf(makeState(connectors), makeConfig(), rdns, 'solana')).toEqual([onSolana(solanaName)])
  })

  // Their Bitcoin wallets have no rdns either.
  test.each([
    ['app.phantom', 'Phantom'],
    ['com.okex.wallet', 'OKX Wallet'],
    ['io.magiceden.wallet', 'Magic Eden'],
  ])('behavior: %s is one row on three namespaces', (rdns, name) => {
    const onBitcoin: Connector = { id: name, name, namespace: 'bip122', type: 'announced' }
    const state = makeState([evm(rdns, name), onSolana(name)])
    const all = { ...state, connectors: { ...state.connectors, bip122: [onBitcoin] } }
    const config = makeConfig({ networks: [mainnet, solana, bitcoin] })
    const rows = getWalletRows(all, config).map(({ id, namespaces }) => [id, namespaces])
    expect(rows).toEqual([[rdns, ['eip155', 'solana', 'bip122']]])
  })

  test('behavior: does not depend on the order of the networks', () => {
    const connectors = [evm('io.metamask', 'MetaMask'), onSolana('MetaMask')]
    expect(rowsOf(connectors, { networks: [solana, mainnet, base] })).toEqual([
      ['io.metamask', ['solana', 'eip155']],
    ])
  })
})

describe('imitations stay separate', () => {
  test.each<[string, readonly Connector[]]>([
    ['the name of MetaMask with a different rdns', [evm('com.evil', 'MetaMask'), onSolana('MetaMask')]],
    [
      'a different name with the rdns of MetaMask',
      [evm('io.metamask', 'MetaMask'), onSolana('MetaMask Wallet')],
    ],
    ['a wallet that is not on the list', [evm('io.alpha', 'Alpha'), onSolana('Alpha')]],
    ['not installed', [evm('io.metamask', 'MetaMask'), onSolana('MetaMask', { type: 'external' })]],
    ['a name of Object.prototype', [evm('toString', 'MetaMask'), onSolana('MetaMask')]],
  ])('behavior: %s', (_, connectors) => {
    expect(rowsOf(connectors)).toHaveLength(2)
  })

  test('behavior: two Solana wallets named MetaMask: neither is merged with the eip155 wallet', () => {
    const connectors = [
      evm('io.metamask', 'MetaMask'),
      onSolana('MetaMask'),
      onSolana('MetaMask', { id: 'MetaMask 2', icon: evmIcon }),
    ]
    const rows = rowsOf(connectors.slice(0, 2).concat({ ...connectors[2], icon: undefined } as Connector))
    expect(rows).toHaveLength(3)
  })
})
