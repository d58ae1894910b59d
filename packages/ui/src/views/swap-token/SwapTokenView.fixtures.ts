import type { SwapTokensModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'
import { ether, usdc } from '../swapTokens.fixtures.js'
import { network } from '../transfer.fixtures.js'

const others = ['AAVE', 'DAI', 'LINK', 'UNI', 'WBTC'].map((symbol, index) => ({
  id: `0x${String(index).repeat(40)}`,
  name: `${symbol} token`,
  symbol,
  decimals: 18,
  balance: 0n,
}))

export const fixtures: Fixtures<SwapTokensModel> = {
  disconnected: { status: 'disconnected' },
  loading: { status: 'loading' },
  ready: {
    status: 'ready',
    network,
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
  suggested: [],
  own: [],
  others: [],
  valueDecimals: 18,
}
