import { type Address, decodeFunctionData, encodeFunctionResult, multicall3Abi, numberToHex } from 'viem'
import { type CallResult, type ContractCall, type ContractCode, toResult } from './contract.js'
import { Revert } from './errors.js'

/** The address of Multicall3 on almost every public chain, where libraries expect it. */
export const multicallAddress: Address = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** Creates the functions of Multicall3 with which libraries join several calls and reads of balances. */
export function createMulticall(
  call: (call: ContractCall) => CallResult,
  getBalance: (address: Address) => bigint,
): ContractCode {
  return ({ data, isStatic }) => {
    const { functionName, args } = decodeFunctionData({ abi: multicall3Abi, data })
    if (functionName === 'getEthBalance') return toResult(numberToHex(getBalance(args[0]), { size: 32 }))
    if (functionName !== 'aggregate3') throw new Revert('0x')
    const results = args[0].map(({ target, allowFailure, callData }) => {
      try {
        const result = call({ from: multicallAddress, to: target, data: callData, value: 0n, isStatic })
        return { ...result, success: true }
      } catch (error) {
        if (!(error instanceof Revert) || !allowFailure) throw error
        return { output: error.data, logs: [], commit: () => {}, success: false }
      }
    })
    return {
      output: encodeFunctionResult({
        abi: multicall3Abi,
        functionName: 'aggregate3',
        result: results.map(({ success, output }) => ({ success, returnData: output })),
      }),
      logs: results.flatMap(({ logs }) => logs),
      commit() {
        for (const { commit } of results) commit()
      },
    }
  }
}
