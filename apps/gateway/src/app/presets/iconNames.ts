/** Bridged and wrapped tokens that have the image of the token they stand for. */
const aliases: Readonly<Record<string, string>> = {
  'AAVE.e': 'AAVE',
  axlUSDC: 'USDC',
  'BTC.b': 'BTC',
  BTCB: 'BTC',
  'DAI.e': 'DAI',
  'LINK.e': 'LINK',
  'USDC.e': 'USDC',
  USDbC: 'USDC',
  'USDT.e': 'USDT',
  USDT0: 'USDT',
  'USD₮0': 'USDT',
  WAVAX: 'AVAX',
  WBNB: 'BNB',
  WETH: 'ETH',
  'WETH.e': 'ETH',
  WMNT: 'MNT',
  WPOL: 'POL',
  WSOL: 'SOL',
  wSOL: 'SOL',
}

/** Returns the name of the image of a token, without extension. */
export function getIconName(symbol: string): string {
  return aliases[symbol] ?? symbol
}
