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
