import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { entryPoints } from '@latchkit/test/source/contracts/smartAccounts'
import { jsonRpc, post } from '@latchkit/test/source/foundation/jsonRpc'
import {
  type Address,
  concatHex,
  createPublicClient,
  encodeAbiParameters,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  http,
  parseAbi,
} from 'viem'
import {
  entryPoint07Abi,
  entryPoint08Abi,
  getUserOperationHash,
  type SmartAccount,
  toSmartAccount,
} from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { anvil } from 'viem/chains'
import type { Devnet } from '../startDevnet.js'
import { createChain, target } from './bundler.fixtures.js'

/** A signature that can be recovered, to another account. */
const stubSignature: Hex = `0x${'7f'.padEnd(32, 'f')}${'0'.repeat(32)}7${'a'.repeat(63)}1c`

const simpleAbi = parseAbi([
  'function createAccount(address owner, uint256 salt) returns (address)',
  'function getAddress(address owner, uint256 salt) view returns (address)',
  'function execute(address target, uint256 value, bytes data)',
])
const packages = { '0.7': 'account-abstraction-0.7', '0.8': '@account-abstraction/contracts' } as const

/** Deploys `SimpleAccountFactory` of ERC-4337's authors. */
export async function deploySimpleFactory(
  { chains: [chain] }: Pick<Devnet, 'chains'>,
  version: '0.7' | '0.8',
): Promise<Address> {
  const file = createRequire(import.meta.url).resolve(
    `${packages[version]}/artifacts/SimpleAccountFactory.json`,
  )
  const { bytecode } = JSON.parse(readFileSync(file, 'utf8')) as { readonly bytecode: Hex }
  const from = target()
  const data = concatHex([bytecode, encodeAbiParameters([{ type: 'address' }], [entryPoints[version]])])
  const rpc = (method: string, params: readonly unknown[]) =>
    jsonRpc(post, chain?.rpcUrl ?? '', method, params)
  await rpc('anvil_setBalance', [from, '0xde0b6b3a7640000'])
  await rpc('anvil_impersonateAccount', [from])
  await rpc('eth_sendTransactionSync', [{ from, data }])
  await rpc('anvil_stopImpersonatingAccount', [from])
  return getContractAddress({ from, nonce: 0n })
}

const createClient = ({ chains: [chain] }: Pick<Devnet, 'chains'>) =>
  createPublicClient({ chain: anvil, transport: http(chain?.rpcUrl) })

/** Creates a `SimpleAccount`, which its first operation deploys. */
export async function createSimpleAccount(
  devnet: Pick<Devnet, 'chains'>,
  version: '0.7' | '0.8',
  factory: Address,
): Promise<SmartAccount> {
  const owner = privateKeyToAccount(generatePrivateKey())
  const args = [owner.address, 0n] as const
  const address = await createChain(devnet).readContract({
    ...{ address: factory, abi: simpleAbi, functionName: 'getAddress', args },
  })
  const abi = version === '0.7' ? entryPoint07Abi : entryPoint08Abi
  return toSmartAccount({
    client: createClient(devnet),
    entryPoint: { abi, address: entryPoints[version], version } as never,
    getAddress: async () => address,
    getFactoryArgs: async () => ({
      factory,
      factoryData: encodeFunctionData({ abi: simpleAbi, functionName: 'createAccount', args }),
    }),
    getStubSignature: async () => stubSignature,
    async encodeCalls([call]) {
      const { to, value = 0n, data = '0x' } = call ?? { to: address }
      return encodeFunctionData({ abi: simpleAbi, functionName: 'execute', args: [to, value, data] })
    },
    signMessage: ({ message }) => owner.signMessage({ message }),
    signTypedData: (typedData) => owner.signTypedData(typedData as never),
    async signUserOperation({ chainId = anvil.id, ...operation }) {
      const hash = getUserOperationHash({
        ...{ chainId, entryPointAddress: entryPoints[version], entryPointVersion: version },
        userOperation: { ...operation, sender: address, signature: '0x' } as never,
      })
      // 0.8 signs typed data, whose hash is that of the operation.
      return version === '0.7' ? owner.signMessage({ message: { raw: hash } }) : owner.sign({ hash })
    },
  })
}
