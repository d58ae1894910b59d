import type { BitcoinMethods } from '../../../ports/BitcoinMethods.js'
import type { EvmMethods } from '../../../ports/EvmMethods.js'
import type { SolanaMethods } from '../../../ports/SolanaMethods.js'
import type { NamespaceClient } from './NamespaceClient.js'

type Load = () => Promise<NamespaceClient>

/** Returns the methods that are specific to a namespace. */
async function getMethods<Name extends 'evm' | 'solana' | 'bitcoin'>(
  load: Load,
  name: Name,
): Promise<NonNullable<NamespaceClient[Name]>> {
  const found = (await load())[name]
  if (!found) throw new TypeError(`The client has no methods for ${name}`)
  return found
}

/** Creates the methods of `eip155`. Each awaits `load`, which caches, and calls the method of that name. */
export function createLazyEvm(load: Load): EvmMethods {
  const evm = () => getMethods(load, 'evm')
  return {
    signTypedData: async (parameters) => (await evm()).signTypedData(parameters),
    sendTransaction: async (parameters) => (await evm()).sendTransaction(parameters),
    waitForReceipt: async (parameters) => (await evm()).waitForReceipt(parameters),
    requestNetwork: async (parameters) => (await evm()).requestNetwork(parameters),
    readContract: async (parameters) => (await evm()).readContract(parameters),
    getCapabilities: async (parameters) => (await evm()).getCapabilities(parameters),
  }
}

/** Creates the methods of `solana`. Each awaits `load`, which caches, and calls the method of that name. */
export function createLazySolana(load: Load): SolanaMethods {
  const solana = () => getMethods(load, 'solana')
  return {
    signTransaction: async (parameters) => (await solana()).signTransaction(parameters),
    signAllTransactions: async (parameters) => (await solana()).signAllTransactions(parameters),
    signAndSendTransaction: async (parameters) => (await solana()).signAndSendTransaction(parameters),
    transfer: async (parameters) => (await solana()).transfer(parameters),
    waitForConfirmation: async (parameters) => (await solana()).waitForConfirmation(parameters),
    getTransactionStatus: async (parameters) => (await solana()).getTransactionStatus(parameters),
  }
}

/** Creates the methods of `bip122`. Each awaits `load`, which caches, and calls the method of that name. */
export function createLazyBitcoin(load: Load): BitcoinMethods {
  const bitcoin = () => getMethods(load, 'bitcoin')
  return {
    signMessage: async (parameters) => (await bitcoin()).signMessage(parameters),
    signPsbt: async (parameters) => (await bitcoin()).signPsbt(parameters),
    sendTransfer: async (parameters) => (await bitcoin()).sendTransfer(parameters),
    getTransactionStatus: async (parameters) => (await bitcoin()).getTransactionStatus(parameters),
  }
}
