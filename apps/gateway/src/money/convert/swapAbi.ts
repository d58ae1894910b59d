import { parseAbi } from 'viem'

/** The functions of Uniswap V2's router. */
export const routerAbi = parseAbi([
  'function swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline) returns (uint256[] amounts)',
  'function swapETHForExactTokens(uint256 amountOut, address[] path, address to, uint256 deadline) payable returns (uint256[] amounts)',
  'function swapTokensForExactETH(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline) returns (uint256[] amounts)',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[] amounts)',
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable returns (uint256[] amounts)',
  'function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[] amounts)',
])

/** The functions of WETH9 that wrap and unwrap the native token. */
export const wrappedNativeAbi = parseAbi(['function deposit() payable', 'function withdraw(uint256 wad)'])

/** `allowance` and `approve` of ERC-20. */
export const approvalAbi = parseAbi([
  'function allowance(address owner, address spender) view returns (uint256 remaining)',
  'function approve(address spender, uint256 value) returns (bool success)',
])

/** The function of Uniswap's Universal Router that executes commands. */
export const universalRouterAbi = parseAbi([
  'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable',
])

/** The function of Uniswap V3's factory that returns the address of a pool. */
export const concentratedFactoryAbi = parseAbi([
  'function getPool(address tokenA, address tokenB, uint24 fee) view returns (address pool)',
])

/** The functions of a pool of Uniswap V3 that return its price and its liquidity. */
export const concentratedPoolAbi = parseAbi([
  'function slot0() view',
  'function liquidity() view',
  'function tickBitmap(int16 wordPosition) view returns (uint256 word)',
  'function ticks(int24 tick) view returns (uint128 liquidityGross, int128 liquidityNet)',
])
