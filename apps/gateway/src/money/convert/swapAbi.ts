const uint256 = (name: string) => ({ name, type: 'uint256' }) as const

/** The parameters that the functions of the router share. */
const route = [
  { name: 'path', type: 'address[]' },
  { name: 'to', type: 'address' },
  uint256('deadline'),
] as const
const target = [uint256('amountOutMin'), ...route] as const
const amounts = [{ name: 'amounts', type: 'uint256[]' }] as const

/** The functions of Uniswap V2's router. */
export const routerAbi = [
  {
    type: 'function',
    name: 'swapTokensForExactTokens',
    stateMutability: 'nonpayable',
    inputs: [uint256('amountOut'), uint256('amountInMax'), ...route],
    outputs: amounts,
  },
  {
    type: 'function',
    name: 'swapETHForExactTokens',
    stateMutability: 'payable',
    inputs: [uint256('amountOut'), ...route],
    outputs: amounts,
  },
  {
    type: 'function',
    name: 'swapTokensForExactETH',
    stateMutability: 'nonpayable',
    inputs: [uint256('amountOut'), uint256('amountInMax'), ...route],
    outputs: amounts,
  },
  {
    type: 'function',
    name: 'swapExactTokensForTokens',
    stateMutability: 'nonpayable',
    inputs: [uint256('amountIn'), ...target],
    outputs: [{ name: 'amounts', type: 'uint256[]' }],
  },
  {
    type: 'function',
    name: 'swapExactETHForTokens',
    stateMutability: 'payable',
    inputs: target,
    outputs: [{ name: 'amounts', type: 'uint256[]' }],
  },
  {
    type: 'function',
    name: 'swapExactTokensForETH',
    stateMutability: 'nonpayable',
    inputs: [uint256('amountIn'), ...target],
    outputs: [{ name: 'amounts', type: 'uint256[]' }],
  },
] as const

/** The functions of WETH9 that wrap and unwrap the native token. */
export const wrappedNativeAbi = [
  { type: 'function', name: 'deposit', stateMutability: 'payable', inputs: [], outputs: [] },
  {
    type: 'function',
    name: 'withdraw',
    stateMutability: 'nonpayable',
    inputs: [uint256('wad')],
    outputs: [],
  },
] as const

/** `allowance` and `approve` of ERC-20. */
export const approvalAbi = [
  {
    type: 'function',
    name: 'allowance',
    stateMutability: 'view',
    inputs: [
      { name: 'owner', type: 'address' },
      { name: 'spender', type: 'address' },
    ],
    outputs: [uint256('remaining')],
  },
  {
    type: 'function',
    name: 'approve',
    stateMutability: 'nonpayable',
    inputs: [{ name: 'spender', type: 'address' }, uint256('value')],
    outputs: [{ name: 'success', type: 'bool' }],
  },
] as const

/** The function of Uniswap's Universal Router that executes commands. */
export const universalRouterAbi = [
  {
    type: 'function',
    name: 'execute',
    stateMutability: 'payable',
    inputs: [
      { name: 'commands', type: 'bytes' },
      { name: 'inputs', type: 'bytes[]' },
      { name: 'deadline', type: 'uint256' },
    ],
    outputs: [],
  },
] as const

/** The function of Uniswap V3's factory that returns the address of a pool. */
export const concentratedFactoryAbi = [
  {
    type: 'function',
    name: 'getPool',
    stateMutability: 'view',
    inputs: [
      { name: 'tokenA', type: 'address' },
      { name: 'tokenB', type: 'address' },
      { name: 'fee', type: 'uint24' },
    ],
    outputs: [{ name: 'pool', type: 'address' }],
  },
] as const

/** The functions of a pool of Uniswap V3 that return its price and its liquidity. */
export const concentratedPoolAbi = [
  { type: 'function', name: 'slot0', stateMutability: 'view', inputs: [], outputs: [] },
  { type: 'function', name: 'liquidity', stateMutability: 'view', inputs: [], outputs: [] },
  {
    type: 'function',
    name: 'tickBitmap',
    stateMutability: 'view',
    inputs: [{ name: 'wordPosition', type: 'int16' }],
    outputs: [uint256('word')],
  },
  {
    type: 'function',
    name: 'ticks',
    stateMutability: 'view',
    inputs: [{ name: 'tick', type: 'int24' }],
    outputs: [
      { name: 'liquidityGross', type: 'uint128' },
      { name: 'liquidityNet', type: 'int128' },
    ],
  },
] as const
