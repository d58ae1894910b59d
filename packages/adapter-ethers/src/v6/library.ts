import { ensNormalize, FunctionFragment, Interface, type InterfaceAbi } from 'ethers'
import { encodeCall } from '../encodeCall.js'
import type { Library } from '../Library.js'

/** `Library` for ethers 6. */
export const library: Library = {
  encodeCall({ abi, ...call }) {
    // The port does not depend on a library. ethers validates the ABI.
    const contract = new Interface(abi as InterfaceAbi)
    return encodeCall(contract, contract.fragments.filter(FunctionFragment.isFragment), call)
  },
  normalizeName: ensNormalize,
}
