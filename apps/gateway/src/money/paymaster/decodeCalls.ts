import {
  type Address,
  decodeAbiParameters,
  decodeFunctionData,
  getAddress,
  type Hex,
  parseAbi,
  size,
  slice,
} from 'viem'

/** A call of an account to a contract. */
export type AccountCall = {
  readonly to: Address
  readonly value: bigint
  readonly data: Hex
}

/** The functions with which common accounts execute calls. */
const accountAbi = parseAbi([
  'struct Call { address target; uint256 value; bytes data; }',
  'function execute(address target, uint256 value, bytes data)',
  'function execute(Call call)',
  'function executeBatch(Call[] calls)',
  'function executeBatch(address[] targets, uint256[] values, bytes[] data)',
  'function execute(bytes32 mode, bytes executionCalldata)',
])
const batchParameters = [
  {
    type: 'tuple[]',
    components: [
      { name: 'target', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'data', type: 'bytes' },
    ],
  },
] as const

/**
 * Returns the calls that an account makes, from the call data of its operation: of the accounts of ERC-4337's authors, of
 * the Delegation Framework, and of ERC-7579.
 *
 * @returns `undefined` if the call data is of another kind, or delegates the call.
 * @see https://eips.ethereum.org/EIPS/eip-4337
 */
export function decodeCalls(callData: Hex): readonly AccountCall[] | undefined {
  try {
    const { functionName, args } = decodeFunctionData({ abi: accountAbi, data: callData })
    if (functionName === 'executeBatch') {
      if (args.length === 1) return args[0].map(toCall)
      const [targets, values, data] = args
      if (targets.length !== data.length || (values.length !== 0 && values.length !== targets.length))
        return undefined
      return targets.map((to, index) => ({ to, value: values[index] ?? 0n, data: data[index] ?? '0x' }))
    }
    if (args.length === 3) return [{ to: args[0], value: args[1], data: args[2] }]
    if (args.length === 1) return [toCall(args[0])]
    return decodeExecution(args[0], args[1])
  } catch {
    return undefined
  }
}

/** Decodes the execution of ERC-7579, whose mode begins with the type of the call. */
function decodeExecution(mode: Hex, data: Hex): readonly AccountCall[] | undefined {
  const type = slice(mode, 0, 1)
  if (type === '0x01') return decodeAbiParameters(batchParameters, data)[0].map(toCall)
  if (type !== '0x00' || size(data) < 52) return undefined
  return [
    {
      to: getAddress(slice(data, 0, 20)),
      value: BigInt(slice(data, 20, 52)),
      data: size(data) > 52 ? slice(data, 52) : '0x',
    },
  ]
}

function toCall({
  target,
  value,
  data,
}: {
  readonly target: Address
  readonly value: bigint
  readonly data: Hex
}): AccountCall {
  return { to: target, value, data }
}
