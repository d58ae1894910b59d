import { utils } from '#ethers5'
import { encodeCall } from '../encodeCall.js'
import type { Library } from '../Library.js'

/** `Library` for ethers 5. */
export const library: Library = {
  encodeCall({ abi, ...call }) {
    // The port does not depend on a library. ethers validates the ABI.
    const contract = new utils.Interface(abi as string[])
    return encodeCall(contract, Object.values(contract.functions), call)
  },
}
