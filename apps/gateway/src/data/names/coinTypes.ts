/**
 * Coin type of Ethereum (SLIP-44).
 *
 * @see https://github.com/satoshilabs/slips/blob/master/slip-0044.md
 */
export const ethereumCoinType = 60
/** Flag of the coin types of EVM chains (ENSIP-11). */
const evmFlag = 0x80_00_00_00

/**
 * Returns the coin type of an EVM chain in the form in which it is stored: Ethereum also has the coin type 2147483649, which
 * some clients send.
 *
 * @returns `undefined` if it is the coin type of no EVM chain.
 */
export function toCoinType(coinType: number): number | undefined {
  if (coinType === ethereumCoinType || coinType === evmFlag + 1) return ethereumCoinType
  return Number.isInteger(coinType) && coinType > evmFlag && coinType < 2 * evmFlag ? coinType : undefined
}

/** Returns the CAIP-2 id of the chain of a coin type that `toCoinType` returned. */
export function toChainId(coinType: number): string {
  return `eip155:${coinType === ethereumCoinType ? 1 : coinType - evmFlag}`
}
