import { parseAbi } from 'viem'

/** The functions of Uniswap V2, and of its forks, that prices need. */
export const uniswapV2Abi = parseAbi([
  'function getPair(address tokenA, address tokenB) view returns (address pair)',
  'function getReserves() view returns (uint112 reserve0, uint112 reserve1, uint32 blockTimestampLast)',
])
