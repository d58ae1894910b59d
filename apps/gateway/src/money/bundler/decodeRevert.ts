import { decodeErrorResult, type Hex, parseAbi } from 'viem'

const standardErrors = parseAbi(['error Error(string message)', 'error Panic(uint256 code)'])
const maxLength = 500

/** Returns the reason of a revert as text: its message, or its bytes. */
export function decodeRevert(data: Hex): string {
  try {
    const { errorName, args } = decodeErrorResult({ abi: standardErrors, data })
    // The message is text of a contract.
    const text = errorName === 'Error' ? args[0] : `panic 0x${args[0].toString(16)}`
    return text.replace(/\p{Cc}/gu, ' ').slice(0, maxLength)
  } catch {
    return data.length > maxLength ? `${data.slice(0, maxLength)}…` : data
  }
}
