import type { Call, Parameter } from './Library.js'

/** A function of an ABI, as described by ethers 6 and 5. */
type Fragment = {
  readonly name: string
  format(): string
  readonly outputs?: readonly Parameter[] | undefined
}

/**
 * Encodes a call of the first function with that name (or signature, `balanceOf(address)`) that accepts the arguments.
 *
 * @param contract An interface of ethers 5 or 6.
 * @throws the error of the last function tried
 */
export function encodeCall<fragment extends Fragment>(
  contract: {
    encodeFunctionData(fragment: NoInfer<fragment>, args: readonly unknown[]): string
    decodeFunctionResult(fragment: NoInfer<fragment>, answer: string): Iterable<unknown>
  },
  functions: readonly fragment[],
  { functionName, args }: { readonly functionName: string; readonly args: readonly unknown[] },
): Call {
  let lastError: unknown = new TypeError(`The ABI has no function "${functionName}".`)
  for (const fragment of functions) {
    if (fragment.name !== functionName && fragment.format() !== functionName) continue
    try {
      return {
        data: contract.encodeFunctionData(fragment, args),
        outputs: fragment.outputs ?? [],
        decode: (answer) => [...contract.decodeFunctionResult(fragment, answer)],
      }
    } catch (error) {
      // Rethrown if no other function of that name accepts the arguments.
      lastError = error
    }
  }
  throw lastError
}
