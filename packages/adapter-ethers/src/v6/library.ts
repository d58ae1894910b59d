import {
  ensNormalize,
  FetchRequest,
  FunctionFragment,
  Interface,
  type InterfaceAbi,
  JsonRpcProvider,
} from 'ethers'
import { encodeCall } from '../encodeCall.js'
import type { Library } from '../Library.js'

/** `Library` for ethers 6. */
export const library: Library = {
  async send({ url, chainId, timeoutMs, method, params }) {
    const server = new FetchRequest(url)
    server.timeout = timeoutMs
    const options = { staticNetwork: true, batchMaxCount: 1, cacheTimeout: -1 }
    const provider = new JsonRpcProvider(server, chainId, options)
    try {
      return await provider.send(method, [...params])
    } finally {
      provider.destroy()
    }
  },
  encodeCall({ abi, ...call }) {
    // The port does not depend on a library. ethers validates the ABI.
    const contract = new Interface(abi as InterfaceAbi)
    return encodeCall(contract, contract.fragments.filter(FunctionFragment.isFragment), call)
  },
  normalizeName: ensNormalize,
}
