import {
  bundlerAddressSchema,
  bundlerErrorCodes as codes,
  partialUserOperationSchema,
  userOperationSchema,
} from '@latchkit/blockchain-api/contract'
import { parseEther, toHex } from 'viem'
import * as z from 'zod/mini'
import { BundlerError, parseParams } from '../bundler/BundlerError.js'
import { checkFields, findEntryPoint, readDelegate } from '../bundler/checkOperation.js'
import type { BundlerMethod } from '../bundler/createBundlerRoutes.js'
import { estimateGas, type GasEstimate } from '../bundler/estimateGas.js'
import { getOverrides } from '../bundler/getOverrides.js'
import { hashOperation, type ParsedOperation, toOperation } from '../bundler/ParsedOperation.js'
import { readExtraGas } from '../bundler/readExtraGas.js'
import type { Sponsor } from './Sponsor.js'
import { stubPaymasterData } from './signPaymasterData.js'

/** Gas for the validation of `VerifyingPaymaster`, which costs about 12,000, and more for large call data. */
const verificationGas = 45_000n
const verificationGasPerKibibyte = 400n

const chainIdSchema = z.string().check(z.regex(/^0x[\da-fA-F]{1,16}$/, { error: 'must be a number in hex' }))
/** The context of ERC-7677, in which others may set what their paymasters know. */
const contextSchema = z.object({ anyBundler: z.optional(z.boolean()) })
const dataParams = z.tuple([userOperationSchema, bundlerAddressSchema, chainIdSchema], z.unknown())
const stubParams = z.tuple([partialUserOperationSchema, bundlerAddressSchema, chainIdSchema], z.unknown())
const sponsorParams = z.tuple([partialUserOperationSchema, bundlerAddressSchema], z.unknown())

/**
 * Creates the methods of the paymaster: the methods of ERC-7677, and `pm_sponsorUserOperation`.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7677
 */
export function createPaymasterMethods(sponsor: Sponsor): Readonly<Record<string, BundlerMethod>> {
  return {
    async pm_getPaymasterStubData(params, caller) {
      const [rpc, address, chainId] = parseParams(stubParams, params)
      checkChain(chainId, caller.chain.chainId)
      const operation = toOperation(rpc)
      const paymaster = sponsor.check(operation, findEntryPoint(caller.chain, address), caller)
      return {
        paymaster,
        paymasterData: stubPaymasterData,
        paymasterVerificationGasLimit: toHex(getVerificationGas(operation)),
        paymasterPostOpGasLimit: '0x0',
        isFinal: false,
      }
    },
    async pm_getPaymasterData(params, caller) {
      const [rpc, address, chainId] = parseParams(dataParams, params)
      checkChain(chainId, caller.chain.chainId)
      const entryPoint = findEntryPoint(caller.chain, address)
      const operation = toOperation(rpc)
      const paymaster = sponsor.check(operation, entryPoint, caller)
      const limits = {
        paymasterVerificationGasLimit:
          operation.paymasterVerificationGasLimit || getVerificationGas(operation),
      }
      const isForAnyBundler = readAnyBundler(params[3])
      const paymasterData = await sponsor.sponsor({ ...operation, paymaster, ...limits }, entryPoint, {
        ...caller,
        isForAnyBundler,
      })
      return {
        paymaster,
        paymasterData,
        paymasterVerificationGasLimit: toHex(limits.paymasterVerificationGasLimit),
        paymasterPostOpGasLimit: toHex(operation.paymasterPostOpGasLimit),
      }
    },
    async pm_sponsorUserOperation(params, caller) {
      const [rpc, address] = parseParams(sponsorParams, params)
      const { chain } = caller
      const entryPoint = findEntryPoint(chain, address)
      checkFields(rpc, entryPoint)
      const given = toOperation(rpc)
      if (given.maxFeePerGas === 0n)
        throw new BundlerError(
          codes.invalidParams,
          '"maxFeePerGas" must be set before the operation is sponsored',
        )
      const operation: ParsedOperation = {
        ...given,
        paymaster: sponsor.check(given, entryPoint, caller),
        paymasterData: stubPaymasterData,
        paymasterVerificationGasLimit: getVerificationGas(given),
        paymasterPostOpGasLimit: 0n,
      }
      const delegate = await readDelegate(operation, chain)
      const estimate = await estimateGas(operation, {
        hash: hashOperation(operation, { entryPoint, chainId: chain.chainId, delegate }),
        overrides: getOverrides(operation, parseEther('100')),
        context: await chain.getContext(entryPoint),
        from: chain.getExecutors(entryPoint)[0].address,
        readExtraGas: (filled) => {
          const { maxFeePerGas, maxPriorityFeePerGas } = operation
          const priced = { ...filled, maxFeePerGas, maxPriorityFeePerGas }
          return readExtraGas(priced, chain, entryPoint, { isEstimate: true })
        },
      })
      const limits = toLimits(estimate)
      const isForAnyBundler = readAnyBundler(params[2])
      const paymasterData = await sponsor.sponsor({ ...operation, ...limits }, entryPoint, {
        ...caller,
        isForAnyBundler,
      })
      return {
        paymaster: operation.paymaster,
        paymasterData,
        paymasterVerificationGasLimit: toHex(operation.paymasterVerificationGasLimit),
        paymasterPostOpGasLimit: '0x0',
        preVerificationGas: toHex(limits.preVerificationGas),
        verificationGasLimit: toHex(limits.verificationGasLimit),
        callGasLimit: toHex(limits.callGasLimit),
      }
    },
  }
}

/** Returns the limits of an estimate, with the operation's limits as lower bounds. */
function toLimits({ preVerificationGas, verificationGasLimit, callGasLimit }: GasEstimate) {
  return {
    preVerificationGas: BigInt(preVerificationGas),
    verificationGasLimit: BigInt(verificationGasLimit),
    callGasLimit: BigInt(callGasLimit),
  }
}

function getVerificationGas({ callData, signature, factoryData = '0x' }: ParsedOperation): bigint {
  const bytes = BigInt(callData.length + signature.length + factoryData.length) / 2n
  return verificationGas + (bytes * verificationGasPerKibibyte) / 1_024n
}

/** Whether the context asks for an operation that any bundler can submit. */
function readAnyBundler(context: unknown): boolean {
  return contextSchema.safeParse(context).data?.anyBundler === true
}

function checkChain(given: string, chainId: number): void {
  if (BigInt(given) !== BigInt(chainId))
    throw new BundlerError(codes.invalidParams, `The chain id must be ${toHex(chainId)}, got ${given}`)
}
