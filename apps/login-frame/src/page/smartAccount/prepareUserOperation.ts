import type { Network } from '@latchkit/core'
import type { CaipNetworkId } from '@latchkit/core/schema'
import { type Hex, numberToHex } from 'viem'
import { encodeAccountCalls } from '../../shared/smartAccount/accountCalls.js'
import { getFactory } from '../../shared/smartAccount/getFactory.js'
import { getSmartAccountAddress } from '../../shared/smartAccount/getSmartAccountAddress.js'
import type { UserOperation } from '../../shared/smartAccount/UserOperation.js'
import { ApprovalError } from '../approval/ApprovalError.js'
import type { ApprovalContent, SigningRequest, SponsorRefusal } from '../approval/types.js'
import type { ChainRpc } from '../rpc/createChainRpc.js'
import { RpcError } from '../rpc/RpcError.js'
import { toQuantity } from '../rpc/toQuantity.js'
import { readFees } from '../simulation/readFees.js'
import { readToken } from '../simulation/readToken.js'
import { simulateEvm } from '../simulation/simulateEvm.js'
import { askPaymasterData, askPaymasterStub, type PaymasterStub } from './askPaymaster.js'
import { estimateOperation } from './estimateOperation.js'
import { getMaximumFee } from './getMaximumFee.js'
import { readAccountState } from './readAccountState.js'
import type { SmartAccountServers } from './SmartAccountServers.js'
import { stubSignature, toRpcOperation } from './toRpcOperation.js'

/** The code of the gateway for a budget that is used up. */
const budgetCode = -32_003

/** Why the fee cannot be paid, if the paymaster does not and the account cannot. */
const sponsorFailures = {
  refused: 'fee_unpayable',
  overBudget: 'fee_over_budget',
  unavailable: 'fee_unpayable',
} as const

type CallsRequest = Extract<SigningRequest, { type: 'evmCalls' }>
type Content = Extract<ApprovalContent, { type: 'evmUserOperation' }>

/** The context of a request. */
type Context = {
  readonly chainId: CaipNetworkId
  readonly address: string
  /** Address of the key, if the account has an address of its own. */
  readonly owner?: Hex | undefined
  readonly rpc: ChainRpc
  readonly servers: SmartAccountServers
  readonly network: Network
  readonly signal: AbortSignal
}

/**
 * Builds the user operation of calls: nonce, fees and code of the account are read from the chain's node, gas from the bundler.
 * It asks the paymaster to pay; if that refuses or is away, the account pays.
 *
 * @throws `ApprovalError`, `RpcError`
 */
export async function prepareUserOperation(
  { calls, answer }: CallsRequest,
  context: Context,
): Promise<Content> {
  const { chainId, rpc, servers, signal } = context
  const address = context.address as Hex
  const config = servers.find(chainId)
  if (!config) throw new ApprovalError('chain_unknown')
  // The preferred type may have changed since the request was made.
  const { owner = address } = context
  if (getSmartAccountAddress(owner, config) !== address) throw new ApprovalError('account_changed')
  const ask = (method: string, params: readonly unknown[]) => rpc({ chainId, method, params, signal })
  const id = Number(chainId.slice('eip155:'.length))
  const [answeredId, state, fees] = await Promise.all([
    ask('eth_chainId', []).then(toQuantity),
    readAccountState(address, config, ask),
    readFees({}, ask),
  ])
  if (answeredId !== BigInt(id)) throw new ApprovalError('chain_mismatch')
  const value = calls.reduce((sum, call) => sum + call.value, 0n)
  const unfunded = config.kind === 'erc4337' ? 'smart_account_funds' : 'insufficient_funds'
  const unpayable = { own: unfunded, ...sponsorFailures } as const
  if (state.balance < value) throw new ApprovalError(unfunded)
  const authorization =
    config.kind !== 'eip7702' || state.code === 'configured'
      ? undefined
      : {
          implementation: config.implementation,
          nonce: Number(await ask('eth_getTransactionCount', [address, 'pending']).then(toQuantity)),
          isReplaced: state.code === 'other',
        }
  const draft: UserOperation = {
    sender: address,
    nonce: state.nonce,
    ...(config.kind === 'erc4337' && state.code === 'none' && { factory: getFactory(owner, config) }),
    callData: encodeAccountCalls(calls),
    callGasLimit: 0n,
    verificationGasLimit: 0n,
    preVerificationGas: 0n,
    ...fees,
  }
  const stubAuthorization = authorization && { ...authorization, chainId: id, signature: stubSignature }
  const toParams = (operation: UserOperation) => [
    toRpcOperation(operation, stubSignature, stubAuthorization),
    config.entryPoint,
  ]
  const { operation, fee } = await complete()
  const [tokens, simulation] = await Promise.all([
    Promise.all(calls.map(({ to, data }) => (data === '0x' ? undefined : readToken(to, ask)))),
    simulateEvm(calls, context),
  ])
  return {
    type: 'evmUserOperation',
    ...{ entryPoint: config.entryPoint, delegationManager: config.delegationManager },
    operation,
    ...(authorization && { authorization }),
    fee,
    tokens: tokens.map((token) => token ?? null),
    simulation,
    answer,
  }

  /** Completes gas and paymaster. */
  async function complete(): Promise<Pick<Content, 'operation' | 'fee'>> {
    const sponsored = await sponsor(config?.paymasterUrl)
    if ('operation' in sponsored) return sponsored
    const payer = { ...state, available: state.balance + state.deposit - value }
    // Some bundlers do not estimate for an account without a balance.
    if (payer.available <= 0n) throw new ApprovalError(unpayable[sponsored.fee])
    const operation = await estimate(draft)
    if (payer.available < getMaximumFee(operation)) throw new ApprovalError(unpayable[sponsored.fee])
    return { operation, fee: { status: sponsored.fee } }
  }

  /** Returns the operation that the paymaster pays, or why it does not. */
  async function sponsor(
    url: string | undefined,
  ): Promise<Pick<Content, 'operation' | 'fee'> | { readonly fee: 'own' | SponsorRefusal }> {
    if (url === undefined) return { fee: 'own' }
    const askPaymaster = (method: string, params: readonly unknown[]) =>
      servers.paymaster({ chainId, method, params, signal })
    const others = [numberToHex(id), {}]
    let stub: PaymasterStub
    try {
      stub = await askPaymasterStub(askPaymaster, [...toParams(draft), ...others])
    } catch (error) {
      return { fee: toRefusal(error) }
    }
    try {
      const operation = await estimate({ ...draft, paymaster: stub.paymaster })
      const { paymaster = stub.paymaster } = operation
      const final = stub.isFinal
        ? paymaster
        : await askPaymasterData(askPaymaster, [...toParams(operation), ...others], paymaster)
      return {
        operation: { ...operation, paymaster: final },
        fee: { status: 'sponsored', ...(stub.name !== undefined && { name: stub.name }) },
      }
    } catch (error) {
      return { fee: toRefusal(error) }
    }
  }

  function toRefusal(error: unknown): SponsorRefusal {
    signal.throwIfAborted()
    // The bundler does not accept this paymaster. Without it, it may accept the operation.
    if (error instanceof ApprovalError && error.failure === 'bundler_refused') return 'refused'
    if (!(error instanceof RpcError)) throw error
    if (error.rpcCode === undefined) return 'unavailable'
    // Other paymasters use the code for any refusal (EIP-1474).
    return error.rpcCode === budgetCode && /budget/i.test(error.shortMessage) ? 'overBudget' : 'refused'
  }

  async function estimate(given: UserOperation): Promise<UserOperation> {
    const gas = await estimateOperation(
      (method, params) => servers.bundler({ chainId, method, params, signal }),
      toParams(given),
    )
    const { paymasterVerificationGasLimit, paymasterPostOpGasLimit, ...limits } = gas
    const { paymaster } = given
    if (!paymaster) return { ...given, ...limits }
    return {
      ...given,
      ...limits,
      paymaster: {
        ...paymaster,
        // The limits of the paymaster itself, if it has stated them (ERC-7677).
        verificationGasLimit: paymaster.verificationGasLimit || (paymasterVerificationGasLimit ?? 0n),
        postOpGasLimit: paymaster.postOpGasLimit || (paymasterPostOpGasLimit ?? 0n),
      },
    }
  }
}
