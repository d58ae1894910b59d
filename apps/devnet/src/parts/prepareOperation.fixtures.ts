import { type Hex, parseEther } from 'viem'
import { formatUserOperationRequest, type UserOperation } from 'viem/account-abstraction'
import type { Devnet } from '../startDevnet.js'
import {
  createAccount,
  createBundler,
  createChain,
  type DevnetChainClient,
  type TestAccount,
  target,
} from './bundler.fixtures.js'

/** A signed operation, as in the RPC. */
export type SignedOperation = {
  readonly signature: Hex
  readonly callData: Hex
  readonly eip7702Auth?: object
}

/** An operation that tests sign with changes. */
export type PreparedOperation = {
  readonly chain: DevnetChainClient
  readonly account: TestAccount
  readonly prepared: Pick<UserOperation<'0.8'>, 'maxFeePerGas' | 'maxPriorityFeePerGas'>
  readonly sign: (changes?: object) => Promise<SignedOperation>
}

/** Prepares an operation of EntryPoint 0.8 of a new account with 1 ETH. */
export async function prepareOperation(
  devnet: Pick<Devnet, 'chains'>,
  {
    url,
    isSponsored = false,
    chainId = 31337,
    to = target(),
    data,
  }: {
    readonly url: string
    readonly isSponsored?: boolean | undefined
    readonly chainId?: number | undefined
    readonly to?: Hex | undefined
    readonly data?: Hex | undefined
  },
): Promise<PreparedOperation> {
  const chain = createChain(devnet)
  const account = await createAccount(devnet, '0.8')
  await chain.setBalance({ address: account.address, value: parseEther('1') })
  const bundler = createBundler({ ...devnet, gateway: undefined }, { url, isSponsored })
  const authorization = await account.signDelegation()
  const prepared = await bundler.prepareUserOperation({
    account,
    calls: [{ to, ...(data && { data }) }],
    authorization,
    ...(data && { callGasLimit: 200_000n, verificationGasLimit: 150_000n, preVerificationGas: 150_000n }),
  })
  return {
    chain,
    account,
    prepared,
    async sign(changes = {}) {
      const changed = { ...prepared, ...changes }
      const signature = await account.signUserOperation({ ...changed, chainId } as never)
      const { eip7702Auth, callData, ...rest } = formatUserOperationRequest({
        ...changed,
        signature,
      } as never)
      return { ...rest, callData, signature, ...(eip7702Auth && { eip7702Auth }) }
    },
  }
}
