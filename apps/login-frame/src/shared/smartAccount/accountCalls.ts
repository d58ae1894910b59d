import {
  decodeAbiParameters,
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  parseAbi,
} from 'viem'

/** A call that the account makes. `value` in wei. */
export type AccountCall = { readonly to: Hex; readonly value: bigint; readonly data: Hex }

/** `execute` of ERC-7579. */
const abi = parseAbi(['function execute(bytes32 mode, bytes executionCalldata)'])

/** A batch that reverts as a whole (ERC-7579). */
const batchMode: Hex = `0x01${'00'.repeat(31)}`

const executions = [
  {
    type: 'tuple[]',
    components: [
      { name: 'target', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'callData', type: 'bytes' },
    ],
  },
] as const

/** Encodes calls to the calldata with which the account executes all of them, or none. */
export function encodeAccountCalls(calls: readonly AccountCall[]): Hex {
  const batch = calls.map(({ to, value, data }) => ({ target: to, value, callData: data }))
  return encodeFunctionData({
    abi,
    functionName: 'execute',
    args: [batchMode, encodeAbiParameters(executions, [batch])],
  })
}

/** Decodes that calldata. Returns `undefined` for anything that `encodeAccountCalls` does not return: it could not be displayed. */
export function decodeAccountCalls(callData: Hex): readonly AccountCall[] | undefined {
  try {
    const [, batch] = decodeFunctionData({ abi, data: callData }).args
    const [decoded] = decodeAbiParameters(executions, batch)
    const calls = decoded.map(({ target, value, callData: data }) => ({ to: target, value, data }))
    return encodeAccountCalls(calls) === callData.toLowerCase() ? calls : undefined
  } catch {
    // Another function, or another encoding.
    return undefined
  }
}
