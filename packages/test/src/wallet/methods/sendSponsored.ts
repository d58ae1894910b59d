import { encodeFunctionData, type Hex, hexToBigInt, hexToNumber, numberToHex, parseAbi } from 'viem'
import {
  entryPoint08Abi,
  entryPoint08Address,
  formatUserOperationRequest,
  getUserOperationTypedData,
  toPackedUserOperation,
  type UserOperation,
} from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import * as z from 'zod/mini'
import { simple7702Account } from '../../contracts/smartAccounts.js'
import { errorCodes, ProviderRpcError } from '../../foundation/ProviderRpcError.js'
import type { BatchedCall } from '../batchContract.js'
import type { WalletContext } from '../context.js'
import type { WalletAccount } from '../contractAccount.js'
import { address, bytes, quantity } from '../params.js'

/** Calls whose fee a paymaster of the app pays. */
export type SponsoredCalls = {
  readonly account: WalletAccount
  readonly calls: readonly BatchedCall[]
  readonly paymaster: { readonly url: string; readonly context: unknown }
}

const paymasterFields = { paymaster: address, paymasterData: bytes }
const stubSchema = z.object({
  ...paymasterFields,
  paymasterVerificationGasLimit: z._default(quantity, '0x186a0'),
  paymasterPostOpGasLimit: z._default(quantity, '0x0'),
  isFinal: z.optional(z.boolean()),
})
const finalSchema = z.object(paymasterFields)

/** For calls of tests. The wallet of a user would ask a bundler. */
const gas = { callGasLimit: 2_000_000n, verificationGasLimit: 150_000n, preVerificationGas: 100_000n }
const stubSignature: Hex = `0x${'f'.repeat(128)}1b`

const accountAbi = parseAbi(['function executeBatch((address target, uint256 value, bytes data)[] calls)'])
/** 100 ETH in wei. */
const funds = numberToHex(10n ** 20n)

/**
 * Executes calls as a user operation of EntryPoint 0.8 whose fee a paymaster of the app pays (ERC-7677), and returns the hash of the
 * transaction with it. The wallet is its own bundler: a new account sends the transaction, and the EntryPoint refunds it from the
 * deposit of the paymaster.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7677
 * @throws the error of the paymaster
 */
export async function sendSponsored(context: WalletContext, sponsored: SponsoredCalls): Promise<Hex> {
  const { account, calls, paymaster } = sponsored
  const { chainId } = context.state()
  const chain = numberToHex(chainId)
  const read = async (method: string, ...params: unknown[]) => (await context.node(method, params)) as Hex
  const draft = await createOperation()
  const ask = (method: string, operation: UserOperation<'0.8'>) =>
    context.nodeAt(paymaster.url, method, [
      formatUserOperationRequest(operation),
      entryPoint08Address,
      chain,
      paymaster.context,
    ])

  const { isFinal, ...stub } = parseAnswer(stubSchema, await ask('pm_getPaymasterStubData', draft))
  const limits = {
    paymasterVerificationGasLimit: hexToBigInt(stub.paymasterVerificationGasLimit),
    paymasterPostOpGasLimit: hexToBigInt(stub.paymasterPostOpGasLimit),
  }
  const withStub = { ...draft, ...stub, ...limits }
  const final = isFinal ? {} : parseAnswer(finalSchema, await ask('pm_getPaymasterData', withStub))
  return bundle(await sign({ ...withStub, ...final }))

  async function createOperation(): Promise<UserOperation<'0.8'>> {
    const sender = account.address
    const nonce = await read(
      'eth_call',
      {
        to: entryPoint08Address,
        data: encodeFunctionData({ abi: entryPoint08Abi, functionName: 'getNonce', args: [sender, 0n] }),
      },
      'latest',
    )
    const authorization = await account.signAuthorization({
      contractAddress: simple7702Account,
      chainId,
      nonce: hexToNumber(await read('eth_getTransactionCount', sender, 'pending')),
    })
    const price = hexToBigInt(await read('eth_gasPrice')) * 2n
    return {
      ...{ sender, nonce: hexToBigInt(nonce), factory: '0x7702', authorization },
      ...{ signature: stubSignature, ...gas },
      ...{ maxFeePerGas: price, maxPriorityFeePerGas: price },
      callData: encodeFunctionData({
        abi: accountAbi,
        functionName: 'executeBatch',
        args: [calls.map(toCall)],
      }),
    }
  }

  async function sign(operation: UserOperation<'0.8'>): Promise<UserOperation<'0.8'>> {
    const typedData = getUserOperationTypedData({
      chainId,
      entryPointAddress: entryPoint08Address,
      userOperation: operation,
    })
    return { ...operation, signature: await account.signTypedData(typedData) }
  }

  async function bundle(operation: UserOperation<'0.8'>): Promise<Hex> {
    const { authorization, maxFeePerGas, maxPriorityFeePerGas } = operation
    // A new one, so that the wallets of other pages do not use its nonces.
    const executor = privateKeyToAccount(generatePrivateKey())
    await context.node('anvil_setBalance', [executor.address, funds])
    const raw = await executor.signTransaction({
      ...{ type: 'eip7702', chainId, nonce: 0, to: entryPoint08Address, gas: 5_000_000n },
      ...{ maxFeePerGas, maxPriorityFeePerGas, authorizationList: authorization ? [authorization] : [] },
      data: encodeFunctionData({
        abi: entryPoint08Abi,
        functionName: 'handleOps',
        args: [[toPackedUserOperation(operation)], executor.address],
      }),
    })
    return read('eth_sendRawTransaction', raw)
  }
}

function toCall({ to, value = '0x0', data = '0x' }: BatchedCall) {
  return { target: to, value: hexToBigInt(value), data }
}

function parseAnswer<output>(schema: z.ZodMiniType<output>, answer: unknown): output {
  const result = z.safeParse(schema, answer)
  if (result.success) return result.data
  throw new ProviderRpcError(errorCodes.internal, 'The answer of the paymaster does not conform to ERC-7677.')
}
