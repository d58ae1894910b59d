import { decodeFunctionData, encodeFunctionResult, type Hex, toHex } from 'viem'
import { type FakeNode, sendResult, sendText, startNode } from '../../chain/rpcProxy/startNode.fixtures.js'
import { balanceOfAbi, multicallAbi } from './evm/multicallAbi.js'

/** How a contract answers `balanceOf`: a balance, the data it returns, a revert, or by using all gas of the transaction. */
export type FakeToken = bigint | Hex | 'revert' | 'useAllGas'

/** The state of a fake EVM chain. */
export type FakeEvmState = {
  native: bigint
  /** By address in lower case. Any other address has no code. */
  tokens: Readonly<Record<string, FakeToken>>
  hasMulticall3: boolean
  /** Other contracts by address in lower case: data of the call to data that it returns. A `FakeRevert` reverts a call of its own. */
  contracts?: Readonly<Record<string, (data: Hex) => Hex>>
}

/** The revert of a call, with its data. */
export class FakeRevert extends Error {
  constructor(readonly data: Hex) {
    super('execution reverted')
  }
}

/** Starts a node that executes the calls of the gateway. `requests` contains all calls except `eth_chainId`. */
export async function startEvmNode(
  state: FakeEvmState,
  chainId = '0x1',
  onEnd?: (stop: () => void) => void,
): Promise<FakeNode> {
  const node = await startNode((response, request) => {
    const { id, method, params } = request.body
    const sendRevert = (data?: Hex) => {
      const error = { code: 3, message: 'execution reverted', data }
      sendText(JSON.stringify({ jsonrpc: '2.0', id, error }))(response, request)
    }
    try {
      const result = execute(state, method, params as readonly unknown[])
      if (result !== undefined) return sendResult(result)(response, request)
      sendRevert()
    } catch (error) {
      if (!(error instanceof FakeRevert)) throw error
      sendRevert(error.data)
    }
  }, onEnd)
  node.chainId = chainId
  return node
}

function execute(state: FakeEvmState, method: string, params: readonly unknown[]): unknown {
  if (method === 'eth_blockNumber') return '0x10'
  if (method === 'eth_gasPrice') return '0x3b9aca00'
  if (method === 'eth_feeHistory') return undefined
  if (method === 'eth_getBalance') return toHex(state.native)
  const { to, data } = params[0] as { readonly to?: Hex; readonly data: Hex }
  // A call that creates a contract, such as the validator of ERC-6492, for which no signature is valid.
  if (to === undefined) return toHex(0, { size: 32 })
  if (to.toLowerCase() !== '0xca11bde05977b3631167028862be2a173976ca11') {
    const output = callToken(state, to, data)
    return output === 'revert' || output === 'useAllGas' ? undefined : output
  }
  if (!state.hasMulticall3) return '0x'
  const [calls] = decodeFunctionData({ abi: multicallAbi, data }).args as readonly [
    readonly { readonly target: Hex; readonly callData: Hex }[],
  ]
  const outputs = calls.map(({ target, callData }) =>
    callData.startsWith('0x4d2301cc')
      ? toHex(state.native, { size: 32 })
      : callToken(state, target, callData),
  )
  if (outputs.includes('useAllGas')) return undefined
  return encodeFunctionResult({
    abi: multicallAbi,
    functionName: 'aggregate3',
    result: outputs.map((output) => ({
      success: output !== 'revert',
      returnData: output === 'revert' ? '0x' : (output as Hex),
    })),
  })
}

function callToken(
  { tokens, contracts = {} }: FakeEvmState,
  address: Hex,
  data: Hex,
): Hex | 'revert' | 'useAllGas' {
  const contract = contracts[address.toLowerCase()]
  if (contract) return contract(data)
  const token = tokens[address.toLowerCase()] ?? '0x'
  if (typeof token !== 'bigint') return token
  return encodeFunctionResult({ abi: balanceOfAbi, functionName: 'balanceOf', result: token })
}
