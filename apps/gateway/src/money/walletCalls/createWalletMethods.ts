import {
  callsStatusParamsSchema,
  walletCallsErrorCodes as codes,
  type PrepareCallsResult,
  prepareCallsParamsSchema,
  type RpcUserOperation,
  sendPreparedCallsParamsSchema,
} from '@latchkit/blockchain-api/contract'
import { type Hex, hexToString, stringToHex } from 'viem'
import * as z from 'zod/mini'
import type { Project } from '../../server/projects/Project.js'
import { BundlerError, parseParams } from '../bundler/BundlerError.js'
import type { ChainBundler } from '../bundler/ChainBundler.js'
import type { BundlerMethod } from '../bundler/createBundlerRoutes.js'
import { NodeCallError, NodesDownError } from '../bundler/createChainClient.js'
import type { OperationStore } from '../bundler/createOperationStore.js'
import type { WalletMethod } from '../exchanges/createExchangeRoutes.js'
import { RpcFailure } from '../exchanges/RpcFailure.js'
import type { SponsorCaller } from '../paymaster/Sponsor.js'
import { prepareOperation } from './prepareOperation.js'
import { toCallsStatus } from './toCallsStatus.js'

/** Dependencies of the methods. */
export type WalletMethodOptions = {
  readonly chains: readonly ChainBundler[]
  /** The methods of the bundler and of the paymaster. */
  readonly methods: Readonly<Record<string, BundlerMethod>>
  readonly operations: OperationStore
  readonly projects: () => readonly Project[]
}

const callsIdSchema = z.object({
  chain_id: z.string().check(z.regex(/^0x[\da-f]{1,13}$/)),
  user_op_hash: z.string().check(z.regex(/^0x[\da-f]{64}$/)),
})

/** Creates the methods for calls of smart accounts whose signature the app obtains. */
export function createWalletMethods(options: WalletMethodOptions): Readonly<Record<string, WalletMethod>> {
  const { chains, methods, operations, projects } = options

  function getChain(chainId: Hex, code: number): ChainBundler {
    const chain = chains.find((one) => one.chainId === Number(chainId))
    if (!chain) throw new RpcFailure(code, `"chainId" must be a chain with a bundler, got ${chainId}`)
    return chain
  }

  const getPolicy = (projectId: string) => projects().find(({ id }) => id === projectId)?.sponsorship

  async function callBundler(
    method: string,
    params: readonly unknown[],
    caller: SponsorCaller,
  ): Promise<unknown> {
    return methods[method]?.(params, caller)
  }

  return {
    async wallet_prepareCalls(params, { projectId, origin, client }) {
      return withCode(codes.prepare, async (): Promise<readonly PrepareCallsResult[]> => {
        const [request] = parseParams(prepareCallsParamsSchema, params)
        const chain = getChain(request.chainId, codes.prepare)
        const caller = { chain, projectId, policy: getPolicy(projectId), origin, client }
        return [await prepareOperation(request, caller, { operations, callBundler })]
      })
    },
    async wallet_sendPreparedCalls(params, { projectId, origin, client }) {
      return withCode(codes.send, async () => {
        const [{ preparedCalls, signature }] = parseParams(sendPreparedCallsParamsSchema, params)
        const chain = getChain(preparedCalls.chainId, codes.send)
        const version = preparedCalls.type === 'user-operation-v07' ? '0.7' : '0.8'
        const entryPoint = chain.entryPoints.find((one) => one.version === version)
        const operation: RpcUserOperation = { ...preparedCalls.data, signature }
        const caller = { chain, projectId, policy: getPolicy(projectId), origin, client }
        const hash = await callBundler('eth_sendUserOperation', [operation, entryPoint?.address], caller)
        const id = { chain_id: `0x${chain.chainId.toString(16)}`, user_op_hash: hash }
        return [stringToHex(JSON.stringify(id))]
      })
    },
    async wallet_getCallsStatus(params) {
      return withCode(codes.status, async () => {
        const [id] = parseParams(callsStatusParamsSchema, params)
        const { chain_id: chainId, user_op_hash: hash } = parseCallsId(id)
        const chain = getChain(chainId as Hex, codes.status)
        const stored = await operations.find(chain.id, hash)
        if (!stored) throw new RpcFailure(codes.status, 'There are no calls with this id')
        return toCallsStatus(id, stored, chain)
      })
    },
  }
}

function parseCallsId(id: Hex) {
  try {
    return callsIdSchema.parse(JSON.parse(hexToString(id)))
  } catch {
    throw new RpcFailure(codes.status, 'The id must be one that wallet_sendPreparedCalls has returned')
  }
}

/** Converts the errors of a method to the errors of `/v1/json-rpc`. */
async function withCode<Result>(code: number, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof BundlerError)
      throw new RpcFailure(error.code === -32_602 ? -32_602 : code, error.message)
    if (error instanceof NodesDownError)
      throw new RpcFailure(code, 'No node of the chain answers: try again later', 500)
    if (error instanceof NodeCallError)
      throw new RpcFailure(code, `The node refuses the call: ${error.message}`)
    throw error
  }
}
