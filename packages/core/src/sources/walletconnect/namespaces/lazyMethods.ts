import type { BitcoinMethods } from '../../../ports/BitcoinMethods.js'
import type { EvmMethods } from '../../../ports/EvmMethods.js'
import type { SolanaMethods } from '../../../ports/SolanaMethods.js'
import type { NamespaceClient } from './NamespaceClient.js'

type Load = () => Promise<NamespaceClient>

/** The methods that only one namespace has; the adapter of a namespace calls only its own. */
async function part<Name extends 'evm' | 'solana' | 'bitcoin'>(
  load: Load,
  name: Name,
): Promise<NonNullable<NamespaceClient[Name]>> {
  const found = (await load())[name]
  if (!found) throw new TypeError(`No half for ${name}`)
  return found
}

/** The methods of `eip155`, loaded with the first call. */
export function createLazyEvm(load: Load): EvmMethods {
  const evm = () => part(load, 'evm')
  return {
    signTypedData: async (parameters) => (await evm()).signTypedData(parameters),
    sendTransaction: async (parameters) => (await evm()).sendTransaction(parameters),
    waitForReceipt: async (parameters) => (await evm()).waitForReceipt(parameters),
    readContract: async (parameters) => (await evm()).readContract(parameters),
    getCapabilities: async (parameters) => (await evm()).getCapabilities(parameters),
  }
}

/** The methods of `solana`, loaded with the first call. */
export function createLazySolana(load: Load): SolanaMethods {
  const solana = () => part(load, 'solana')
  return {
    signTransaction: async (parameters) => (await solana()).signTransaction(parameters),
    signAllTransactions: async (parameters) => (await solana()).signAllTransactions(parameters),
    signAndSendTransaction: async (parameters) => (await solana()).signAndSendTransaction(parameters),
    transfer: async (parameters) => (await solana()).transfer(parameters),
    waitForConfirmation: async (parameters) => (await solana()).waitForConfirmation(parameters),
  }
}

/** The methods of `bip122`, loaded with the first call. */
export function createLazyBitcoin(load: Load): BitcoinMethods {
  const bitcoin = () => part(load, 'bitcoin')
  return {
    signMessage: async (parameters) => (await bitcoin()).signMessage(parameters),
    signPsbt: async (parameters) => (await bitcoin()).signPsbt(parameters),
    sendTransfer: async (parameters) => (await bitcoin()).sendTransfer(parameters),
  }
}
