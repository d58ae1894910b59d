import { waitForReceipt } from '@latchkit/devnet/evm'
import {
  concatHex,
  createTestClient,
  type Hex,
  hexToBigInt,
  hexToNumber,
  http,
  numberToHex,
  parseEther,
  publicActions,
  walletActions,
} from 'viem'
import { entryPoint07Abi } from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { smartAccount } from '../../shared/smartAccount/smartAccounts.fixtures.js'
import type { ChainRpc } from '../rpc/createChainRpc.js'
import { RpcError } from '../rpc/RpcError.js'

type RpcOperation = Readonly<Record<string, Hex>> & {
  readonly eip7702Auth?: Readonly<Record<'address' | 'chainId' | 'nonce' | 'r' | 's' | 'yParity', Hex>>
}

/** A contract that pays for everyone: it returns an empty context, and no limits of time. */
const paymasterCode: Hex = '0x604060005260606000f3'
const paymasterAddress: Hex = `0x${'9a'.repeat(20)}`
const { entryPoint } = smartAccount

/** How the servers behave. */
export type TestServers = {
  bundler: 'works' | 'away' | 'refuses'
  paymaster: 'pays' | 'away' | 'refuses' | 'refusesLate' | 'overBudget'
}

/** Creates a bundler and a paymaster over anvil, which send each operation at once in a transaction of its own. */
export async function createTestBundler(rpcUrl: string) {
  const client = createTestClient({ mode: 'anvil', transport: http(rpcUrl) })
    .extend(publicActions)
    .extend(walletActions)
  const account = privateKeyToAccount(generatePrivateKey())
  await client.setBalance({ address: account.address, value: parseEther('100') })
  await client.setCode({ address: paymasterAddress, bytecode: paymasterCode })
  const deposit = await client.writeContract({
    account,
    chain: null,
    address: entryPoint,
    abi: entryPoint07Abi,
    functionName: 'depositTo',
    args: [paymasterAddress],
    value: parseEther('10'),
  })
  await waitForReceipt(client, deposit)
  const state: TestServers = { bundler: 'works', paymaster: 'pays' }
  const sent: RpcOperation[] = []
  const transactions = new Map<string, Hex>()

  async function estimate(operation: RpcOperation) {
    const { sender, callData, eip7702Auth } = operation
    const code = await client.getCode({ address: smartAccount.implementation })
    const stateOverride = eip7702Auth && code ? [{ address: sender as Hex, code }] : undefined
    await client
      .call({
        account: entryPoint,
        to: sender as Hex,
        data: callData as Hex,
        ...(stateOverride && { stateOverride }),
      })
      .catch((cause: unknown) => {
        throw new RpcError({ message: 'The call reverts', rpcCode: -32_521, cause })
      })
    return {
      preVerificationGas: numberToHex(80_000),
      verificationGasLimit: numberToHex(150_000),
      callGasLimit: numberToHex(400_000),
      ...(operation.paymaster && {
        paymasterVerificationGasLimit: numberToHex(60_000),
        paymasterPostOpGasLimit: '0x0',
      }),
    }
  }

  async function send(operation: RpcOperation): Promise<Hex> {
    const { eip7702Auth: authorization } = operation
    const packed = pack(operation)
    const userOpHash = await client.readContract({
      address: entryPoint,
      abi: entryPoint07Abi,
      functionName: 'getUserOpHash',
      args: [packed],
    })
    const hash = await client
      .writeContract({
        account,
        chain: null,
        address: entryPoint,
        abi: entryPoint07Abi,
        functionName: 'handleOps',
        args: [[packed], account.address],
        gas: 2_000_000n,
        ...(authorization && {
          authorizationList: [
            {
              address: authorization.address,
              chainId: hexToNumber(authorization.chainId),
              nonce: hexToNumber(authorization.nonce),
              r: authorization.r,
              s: authorization.s,
              yParity: hexToNumber(authorization.yParity),
            },
          ],
        }),
      })
      .catch((cause: unknown) => {
        throw new RpcError({ message: 'The operation is not valid', rpcCode: -32_500, cause })
      })
    const { status } = await waitForReceipt(client, hash)
    if (status !== 'success') throw new RpcError({ message: 'The operation is not valid', rpcCode: -32_500 })
    sent.push(operation)
    transactions.set(userOpHash, hash)
    return userOpHash
  }

  const bundler: ChainRpc = async ({ method, params }) => {
    if (state.bundler === 'away') throw new RpcError({ message: 'The network is not reachable' })
    if (state.bundler === 'refuses') throw new RpcError({ message: 'Throttled', rpcCode: -32_504 })
    const [first] = params as readonly [never]
    if (method === 'eth_estimateUserOperationGas') return estimate(first)
    if (method === 'eth_sendUserOperation') return send(first)
    const transactionHash = transactions.get(first)
    return transactionHash ? { receipt: { transactionHash } } : null
  }

  const paymaster: ChainRpc = async ({ method }) => {
    if (state.paymaster === 'away') throw new RpcError({ message: 'The network is not reachable' })
    const isLate = method === 'pm_getPaymasterData' && state.paymaster === 'refusesLate'
    if (state.paymaster === 'refuses' || isLate)
      throw new RpcError({ message: 'The policy has ended', rpcCode: -32_002 })
    if (state.paymaster === 'overBudget')
      throw new RpcError({ message: 'The budget of the project is used up', rpcCode: -32_003 })
    return { sponsor: { name: 'My dapp' }, paymaster: paymasterAddress, paymasterData: '0x' }
  }

  return { client, state, sent, bundler, paymaster, paymasterAddress }
}

function pack(operation: RpcOperation) {
  const half = (name: string) => numberToHex(hexToBigInt(operation[name] ?? '0x0'), { size: 16 })
  const { sender = '0x', callData = '0x', signature = '0x', paymaster, paymasterData = '0x' } = operation
  return {
    sender,
    nonce: hexToBigInt(operation.nonce ?? '0x0'),
    initCode: '0x',
    callData,
    accountGasLimits: concatHex([half('verificationGasLimit'), half('callGasLimit')]),
    preVerificationGas: hexToBigInt(operation.preVerificationGas ?? '0x0'),
    gasFees: concatHex([half('maxPriorityFeePerGas'), half('maxFeePerGas')]),
    paymasterAndData: paymaster
      ? concatHex([
          paymaster,
          half('paymasterVerificationGasLimit'),
          half('paymasterPostOpGasLimit'),
          paymasterData,
        ])
      : '0x',
    signature,
  } as const
}
