import {
  delegationContracts,
  entryPoints,
  simple7702Account,
} from '@latchkit/test/source/contracts/smartAccounts'
import { EIP7702StatelessDeleGator } from '@metamask/delegation-abis'
import {
  type Address,
  type Chain,
  createPublicClient,
  createTestClient,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  type HttpTransport,
  http,
  type PrivateKeyAccount,
  type PublicActions,
  publicActions,
  type SignedAuthorization,
  type TestClient,
  type WalletActions,
  walletActions,
} from 'viem'
import {
  type BundlerClient,
  createBundlerClient,
  createPaymasterClient,
  entryPoint07Abi,
  getUserOperationTypedData,
  type SmartAccount,
  toPackedUserOperation,
  toSimple7702SmartAccount,
  toSmartAccount,
} from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount, privateKeyToAddress } from 'viem/accounts'
import { anvil } from 'viem/chains'
import { vi } from 'vitest'
import type { Devnet } from '../startDevnet.js'

/** Returns a new address. */
export const target = (): Address => privateKeyToAddress(generatePrivateKey())

/** A client of a chain. */
export type DevnetChainClient = TestClient<'anvil', HttpTransport, Chain> &
  PublicActions<HttpTransport, Chain> &
  WalletActions<Chain>

/** Creates a client of the first chain. */
export function createChain({ chains }: Pick<Devnet, 'chains'>): DevnetChainClient {
  return createTestClient({
    mode: 'anvil',
    chain: anvil as Chain,
    transport: http(chains[0]?.rpcUrl),
    pollingInterval: 20,
  })
    .extend(publicActions)
    .extend(walletActions)
}

/** Returns the URL of the bundler of the first chain. */
function getBundlerUrl(
  { gateway, chains }: Pick<Devnet, 'gateway' | 'chains'>,
  projectId: string | undefined = gateway?.projectId,
): string {
  return `${gateway?.url}/v1/bundler?projectId=${projectId}&chainId=eip155:${chains[0]?.id}`
}

/** Creates a client of the bundler of the first chain. */
export function createBundler(
  devnet: Pick<Devnet, 'gateway' | 'chains'>,
  {
    url = getBundlerUrl(devnet),
    isSponsored = false,
  }: { readonly url?: string; readonly isSponsored?: boolean } = {},
): BundlerClient<HttpTransport, Chain> {
  // Traces take seconds on a busy machine.
  const transport = http(url, { retryCount: 0, timeout: 60_000 })
  return createBundlerClient({
    client: createChain(devnet),
    chain: anvil as Chain,
    transport,
    ...(isSponsored && { paymaster: createPaymasterClient({ transport }) }),
  })
}

/** An account with EIP-7702. */
export type TestAccount = SmartAccount & {
  readonly owner: PrivateKeyAccount
  readonly signDelegation: () => Promise<SignedAuthorization>
}

/** Creates a new account with EIP-7702: of the Delegation Framework for EntryPoint 0.7, of ERC-4337's authors for 0.8. */
export async function createAccount(
  devnet: Pick<Devnet, 'chains'>,
  version: '0.7' | '0.8',
): Promise<TestAccount> {
  const chain = createChain(devnet)
  const client = createPublicClient({ chain: anvil, transport: http(devnet.chains[0]?.rpcUrl) })
  const owner = privateKeyToAccount(generatePrivateKey())
  const contractAddress = version === '0.8' ? simple7702Account : delegationContracts.statelessAccount
  const signDelegation = () => chain.signAuthorization({ account: owner, contractAddress })
  if (version === '0.8') {
    const account = await toSimple7702SmartAccount({ client, owner, implementation: simple7702Account })
    return { ...account, owner, signDelegation }
  }
  const account = await toSmartAccount({
    client,
    entryPoint: { abi: entryPoint07Abi, address: entryPoints['0.7'], version: '0.7' },
    getAddress: async () => owner.address,
    getFactoryArgs: async () => ({ factory: undefined, factoryData: undefined }),
    getStubSignature: async () => stubSignature,
    encodeCalls: async (calls) => encodeBatch(calls),
    signMessage: ({ message }) => owner.signMessage({ message }),
    signTypedData: (typedData) => owner.signTypedData(typedData as never),
    async signUserOperation({ chainId = anvil.id, ...operation }) {
      const packed = toPackedUserOperation({ ...operation, sender: owner.address, signature: '0x' } as never)
      const { message } = getUserOperationTypedData({
        chainId,
        entryPointAddress: entryPoints['0.7'],
        userOperation: { ...operation, sender: owner.address, signature: '0x' } as never,
      })
      return owner.signTypedData({
        domain: {
          name: 'EIP7702StatelessDeleGator',
          version: '1',
          chainId,
          verifyingContract: owner.address,
        },
        types: operationTypes,
        primaryType: 'PackedUserOperation',
        message: { ...message, initCode: packed.initCode, entryPoint: entryPoints['0.7'] } as never,
      })
    },
  })
  return { ...account, owner, signDelegation }
}

/** Can be recovered, to another account. */
export const stubSignature: Hex =
  '0xfffffffffffffffffffffffffffffff0000000000000000000000000000000007aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa1c'

/** EIP-712 types of an operation of an account of the Delegation Framework. */
export const operationTypes = {
  PackedUserOperation: [
    { name: 'sender', type: 'address' },
    { name: 'nonce', type: 'uint256' },
    { name: 'initCode', type: 'bytes' },
    { name: 'callData', type: 'bytes' },
    { name: 'accountGasLimits', type: 'bytes32' },
    { name: 'preVerificationGas', type: 'uint256' },
    { name: 'gasFees', type: 'bytes32' },
    { name: 'paymasterAndData', type: 'bytes' },
    { name: 'entryPoint', type: 'address' },
  ],
} as const

type Call = { readonly to: Address; readonly value?: bigint | undefined; readonly data?: Hex | undefined }

/** Encodes a batch of ERC-7579 that reverts as a whole. */
export function encodeBatch(calls: readonly Call[]): Hex {
  const executions = calls.map(({ to, value = 0n, data = '0x' }) => ({ target: to, value, callData: data }))
  return encodeFunctionData({
    abi: EIP7702StatelessDeleGator,
    functionName: 'execute',
    args: [
      `0x01${'00'.repeat(31)}`,
      encodeAbiParameters(
        [
          {
            type: 'tuple[]',
            components: [
              { name: 'target', type: 'address' },
              { name: 'value', type: 'uint256' },
              { name: 'callData', type: 'bytes' },
            ],
          },
        ],
        [executions],
      ),
    ],
  })
}

/** An error of the bundler. */
export type RpcError = { readonly code: number; readonly message: string }

/** Calls a method. */
export async function callRpc(
  url: string,
  method: string,
  params: readonly unknown[] = [],
): Promise<{ readonly status: number; readonly result?: unknown; readonly error?: RpcError }> {
  const response = await fetch(url, {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result, error } = (await response.json()) as {
    readonly result?: unknown
    readonly error?: RpcError
  }
  return { status: response.status, result, ...(error && { error }) }
}

/**
 * Waits until the node has the transaction of an operation: a block that is mined earlier may have the transaction of an
 * operation that this one replaces.
 */
export async function waitForTransaction(
  chain: Pick<DevnetChainClient, 'getTransaction'>,
  url: string,
  operationHash: unknown,
): Promise<void> {
  const isKnown = async () => {
    const { result } = await callRpc(url, 'eth_getUserOperationByHash', [operationHash])
    const { transactionHash: hash } = result as { readonly transactionHash: Hex | null }
    return hash !== null && chain.getTransaction({ hash }).then(Boolean, () => false)
  }
  await vi.waitUntil(isKnown, { timeout: 60_000, interval: 50 })
}
