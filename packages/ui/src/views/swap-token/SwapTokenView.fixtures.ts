import type { SwapTokensModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'
import { ether, network, usdc } from '../swapTokens.fixtures.js'

const others = ['AAVE', 'DAI', 'LINK', 'UNI', 'WBTC'].map((symbol, index) => ({
  id: `0x${String(index).repeat(40)}`,
  name: `${symbol} token`,
  symbol,
  decimals: 18,
  balance: 0n,
}))

const base = { id: 'eip155:8453', namespace: 'eip155', name: 'Base' } as const
const networks = [network, base, { id: 'eip155:10', namespace: 'eip155', name: 'OP Mainnet' }] as const

export const fixtures: Fixtures<SwapTokensModel> = {
  disconnected: { status: 'disconnected' },
  loading: { status: 'loading', network, networks: [] },
  failed: { status: 'failed', network: base, networks, error: { code: 'service-unreachable', values: {} } },
  ready: {
    status: 'ready',
    network,
    networks: [],
    suggested: [ether, usdc, ...others],
    own: [ether, usdc],
    others,
    selected: 'native',
    valueDecimals: 18,
  },
}

export const noMatch: SwapTokensModel = {
  status: 'ready',
  network,
  networks: [],
  suggested: [],
  own: [],
  others: [],
  valueDecimals: 18,
}

/** The tokens of another network, whose balances are not known. */
export const otherNetwork: SwapTokensModel = {
  status: 'ready',
  network: base,
  networks,
  suggested: others.slice(0, 3),
  own: [],
  others: others.map(({ balance: _, ...token }) => token),
  valueDecimals: 18,
}

export const loadingOther: SwapTokensModel = { status: 'loading', network: base, networks }
