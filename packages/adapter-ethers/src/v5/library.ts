import { providers, utils } from 'ethers5'
import type { Library } from '../Library.js'

/** ethers 5. */
export const library: Library = {
  send({ url, chainId, timeoutMs, method, params }) {
    const provider = new providers.StaticJsonRpcProvider({ url, timeout: timeoutMs }, chainId)
    return provider.send(method, [...params])
  },
  encodeCall({ abi, functionName, args }) {
    // The port speaks no library's language; ethers itself checks the ABI.
    const contract = new utils.Interface(abi as string[])
    const fragment = Object.values(contract.functions).find(
      (next) => [next.name, next.format()].includes(functionName) && next.inputs.length === args.length,
    )
    if (!fragment) throw new TypeError(`The ABI has no function "${functionName}" for these arguments.`)
    return {
      data: contract.encodeFunctionData(fragment, args),
      outputs: fragment.outputs ?? [],
      decode: (answer) => [...contract.decodeFunctionResult(fragment, answer)],
    }
  },
  toPayload: ({ domain, types, message }) =>
    utils._TypedDataEncoder.getPayload(
      domain,
      types as Record<string, { name: string; type: string }[]>,
      message,
    ),
}
