import { createCounterfactual, deploymentProxy } from '@latchkit/test/source/contracts/ownedAccount'
import { delegationContracts, entryPoints } from '@latchkit/test/source/contracts/smartAccounts'
import { HybridDeleGator, SimpleFactory } from '@metamask/delegation-abis'
import { ERC1967Proxy } from '@metamask/delegation-abis/bytecode'
import {
  type Address,
  concatHex,
  createPublicClient,
  encodeAbiParameters,
  encodeFunctionData,
  getCreate2Address,
  type Hex,
  http,
  keccak256,
  numberToHex,
  zeroHash,
} from 'viem'
import {
  entryPoint07Abi,
  getUserOperationTypedData,
  type SmartAccount,
  toPackedUserOperation,
  toSmartAccount,
} from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { anvil } from 'viem/chains'
import { waitForReceipt } from '../foundation/waitForReceipt.js'
import type { Devnet } from '../startDevnet.js'
import { createChain, encodeBatch, operationTypes, stubSignature } from './bundler.fixtures.js'

/** Returns the account that `SimpleFactory` deploys for a key: a proxy of `HybridDeleGator`. */
export function toCounterfactual(owner: Address): FactoryOperation {
  const { hybridAccount, factory } = delegationContracts
  const initialization = encodeFunctionData({
    abi: HybridDeleGator,
    functionName: 'initialize',
    args: [owner, [], [], []],
  })
  const bytecode = concatHex([
    ERC1967Proxy as Hex,
    encodeAbiParameters([{ type: 'address' }, { type: 'bytes' }], [hybridAccount, initialization]),
  ])
  const sender = getCreate2Address({ from: factory, salt: zeroHash, bytecode })
  const args = [bytecode, zeroHash] as const
  return {
    sender,
    factory,
    factoryData: encodeFunctionData({ abi: SimpleFactory, functionName: 'deploy', args }),
  }
}

/** Creates a new account that `SimpleFactory` deploys. */
export async function createCounterfactualAccount(devnet: Pick<Devnet, 'chains'>): Promise<SmartAccount> {
  const owner = privateKeyToAccount(generatePrivateKey())
  const { sender: address, factory, factoryData } = toCounterfactual(owner.address)
  return toSmartAccount({
    client: createPublicClient({ chain: anvil, transport: http(devnet.chains[0]?.rpcUrl) }),
    entryPoint: { abi: entryPoint07Abi, address: entryPoints['0.7'], version: '0.7' },
    getAddress: async () => address,
    getFactoryArgs: async () => ({ factory, factoryData }),
    getStubSignature: async () => stubSignature,
    encodeCalls: async (calls) => encodeBatch(calls),
    signMessage: ({ message }) => owner.signMessage({ message }),
    signTypedData: (typedData) => owner.signTypedData(typedData as never),
    async signUserOperation({ chainId = anvil.id, ...operation }) {
      const userOperation = { ...operation, sender: address, signature: '0x' } as never
      const { message } = getUserOperationTypedData({
        ...{ chainId, userOperation },
        entryPointAddress: entryPoints['0.7'],
      })
      const { initCode } = toPackedUserOperation(userOperation)
      return owner.signTypedData({
        domain: { name: 'HybridDeleGator', version: '1', chainId, verifyingContract: address },
        types: operationTypes,
        primaryType: 'PackedUserOperation',
        message: { ...message, initCode, entryPoint: entryPoints['0.7'] } as never,
      })
    },
  })
}

/** How a factory of tests behaves. */
export type FactoryBehavior =
  | 'works'
  | 'readsStorage'
  | 'usesTimestamp'
  | 'createsTwice'
  | 'returnsOther'
  | 'reverts'

/** Creation bytecode of an account that accepts every operation: it returns 32 bytes of zeros. */
const accountBytecode: Hex = '0x6460206000f36000526005601bf3'

/** mstore(0x00, bytecode), create2(0, 0x12, 14, calldataload(0x00)) */
const createAccount = `6d${accountBytecode.slice(2)}600052600035600e60126000f5`
/** mstore(0x00, address), return(0x00, 0x20) */
const returnAddress = '60005260206000f3'
const behaviors: Readonly<Record<FactoryBehavior, string>> = {
  works: `${createAccount}${returnAddress}`,
  // pop(sload(0x00))
  readsStorage: `60005450${createAccount}${returnAddress}`,
  // pop(timestamp())
  usesTimestamp: `4250${createAccount}${returnAddress}`,
  // pop(create2(0, 0x12, 14, 1)), with the bytecode in memory
  createsTwice: `${createAccount}6001600e60126000f550${returnAddress}`,
  // pop(…), 1
  returnsOther: `${createAccount}506001${returnAddress}`,
  reverts: '60006000fd',
}

/** An operation of an account of such a factory, without a signature. */
export type FactoryOperation = Readonly<Record<'sender' | 'factory' | 'factoryData', Hex>>

/** Deploys a factory, and returns an operation that it deploys the sender of. EntryPoint 0.7 has a deposit of it. */
export async function prepareFactory(
  devnet: Pick<Devnet, 'chains' | 'accounts'>,
  behavior: FactoryBehavior,
  { salt, isStaked = false }: { readonly salt: number; readonly isStaked?: boolean },
): Promise<FactoryOperation> {
  const chain = createChain(devnet)
  const factory = createCounterfactual(`0x${behaviors[behavior]}`, salt)
  const account = devnet.accounts[0]?.address ?? '0x'
  const hashes: Hex[] = []
  if (!(await chain.getCode({ address: factory.address })))
    hashes.push(await chain.sendTransaction({ account, to: deploymentProxy, data: factory.deployment }))
  const factoryData = numberToHex(salt, { size: 32 })
  const sender: Address = getCreate2Address({
    from: factory.address,
    salt: factoryData,
    bytecodeHash: keccak256(accountBytecode),
  })
  const entryPoint = { address: entryPoints['0.7'], abi: entryPoint07Abi } as const
  hashes.push(
    await chain.writeContract({
      ...entryPoint,
      account,
      functionName: 'depositTo',
      args: [sender],
      value: 10n ** 18n,
    }),
  )
  if (isStaked) {
    const { address } = factory
    await chain.setBalance({ address, value: 10n ** 19n })
    await chain.impersonateAccount({ address })
    hashes.push(
      await chain.writeContract({
        ...entryPoint,
        account: address,
        functionName: 'addStake',
        args: [86_400],
        value: 10n ** 18n,
      }),
    )
  }
  for (const hash of hashes) await waitForReceipt(chain, hash)
  return { sender, factory: factory.address, factoryData }
}
