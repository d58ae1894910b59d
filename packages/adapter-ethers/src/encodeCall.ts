import type { Call, Parameter } from './Library.js'

/** A function of an ABI, as ethers 6 and 5 describe it. */
type Fragment = {
  readonly name: string
  format(): string
  readonly outputs?: readonly Parameter[] | undefined
}

/**
 * Encodes a call of the first function of that name (or signature, `balanceOf(address)`) that takes the arguments.
 *
 * @param contract ethers' own, of whichever generation.
 * @throws what the last one had against them
 */
export function encodeCall<fragment extends Fragment>(
  contract: {
    encodeFunctionData(fragment: NoInfer<fragment>, args: readonly unknown[]): string
    decodeFunctionResult(fragment: NoInfer<fragment>, answer: string): Iterable<unknown>
  },
  functions: readonly fragment[],
  { functionName, args }: { readonly functionName: string; readonly args: readonly unknown[] },
): Call {
  let failure: unknown = new TypeError(`The ABI has no function "${functionName}".`)
  for (const fragment of functions) {
    if (fragment.name !== functionName && fragment.format() !== functionName) continue
    try {
      return {
        data: contract.encodeFunctionData(fragment, args),
        outputs: fragment.outputs ?? [],
        decode: (answer) => [...contract.decodeFunctionResult(fragment, answer)],
      }
    } catch (error) {
      // Thrown on where no other function of that name takes them.
      failure = error
    }
  }
  throw failure
}
