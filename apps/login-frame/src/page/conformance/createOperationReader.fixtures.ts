import type { EvmReader } from '@latchkit/adapter-tests/evm/environment'
import { createPublicClient, decodeFunctionData, type Hex, http, isAddressEqual } from 'viem'
import { entryPoint07Abi } from 'viem/account-abstraction'
import { decodeAccountCalls } from '../../shared/smartAccount/accountCalls.js'
import { smartAccount } from '../../shared/smartAccount/smartAccounts.fixtures.js'

/** Reads the calls of smart accounts from a chain, and verifies signatures by the contract of the account where it has one. */
export function createOperationReader(rpcUrl: string): EvmReader {
  const node = createPublicClient({ transport: http(rpcUrl), cacheTime: 0 })
  return {
    verifyMessage: ({ address, message, signature }) =>
      node.verifyMessage({
        address: address as Hex,
        message: typeof message === 'string' ? message : { raw: message },
        signature: signature as Hex,
      }),
    verifyTypedData: ({ address, typedData, signature }) =>
      node.verifyTypedData({ address: address as Hex, ...typedData, signature } as never),
    nonce: (address) => node.getTransactionCount({ address: address as Hex, blockTag: 'pending' }),
    async transaction(hash) {
      const sent = await node.getTransaction({ hash })
      const { gas, nonce, chainId, from, value, input: data } = sent
      const common = { gas, nonce, chainId: Number(chainId) }
      // A contract is created by the ordinary account, which has the same address.
      if (!sent.to) return { ...common, from, to: null, value, data }
      if (!isAddressEqual(sent.to, smartAccount.entryPoint))
        throw new Error(`${hash} is not a transaction of a bundler.`)
      const { functionName, args } = decodeFunctionData({ abi: entryPoint07Abi, data })
      // The bundler of the tests sends each operation in a transaction of its own.
      const [operation] = functionName === 'handleOps' ? args[0] : []
      const [call, ...others] = (operation && decodeAccountCalls(operation.callData)) ?? []
      if (!operation || !call || others.length > 0) throw new Error(`${hash} does not have one call.`)
      return { ...common, ...call, from: operation.sender }
    },
  }
}
