import type { ParseAbi } from 'abitype'
import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import type { Network } from '../../../foundation/schema/network.js'
import type { Fetch } from '../../../ports/Fetch.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { toWord } from './abi.js'
import type { EnsContext } from './readEnsRecord.js'

export const universal: Hex = `0x${'11'.repeat(20)}`
export const offchain: Hex = `0x${'22'.repeat(20)}`
export const alice: Hex = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const ensNetwork: Network = testNetworks[0]

const items = [
  'function resolveWithGateways(bytes name, bytes data, string[] gateways) view returns (bytes, address)',
  'function resolveCallback(bytes response, bytes extraData) view returns (bytes, address)',
  'function addr(bytes32 node) view returns (address)',
  'function addr(bytes32 node, uint256 coinType) view returns (bytes)',
  'struct Query { address sender; string[] urls; bytes data; }',
  'function query(Query[] queries) view returns (bool[] failures, bytes[] responses)',
  'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData)',
  'error ResolverNotFound(bytes name)',
  'error ResolverNotContract(bytes name, address resolver)',
  'error UnsupportedResolverProfile(bytes4 selector)',
  'error ResolverError(bytes errorData)',
  'error HttpError(uint16 status, string message)',
] as const

export const abi: ParseAbi<typeof items> = parseAbi(items)

/** What the universal resolver returns, or its revert. */
export type Answer = { readonly isReverted?: boolean; readonly data: Hex }

/** Encodes the lookups of a resolver. */
export const encodeQuery = (queries: readonly { sender: Hex; urls: readonly string[]; data: Hex }[]): Hex =>
  encodeFunctionData({ abi, functionName: 'query', args: [[...queries]] })

/** A network whose universal resolver answers calls. The request is the call of `tryCall`. */
export function createEns(
  answer: (call: Hex) => Answer,
  fetch: Fetch = () => Promise.reject(new TypeError('not expected')),
): EnsContext & { readonly calls: readonly Hex[] } {
  const calls: Hex[] = []
  return {
    calls,
    network: ensNetwork,
    resolver: universal,
    fetch,
    clock: { now: () => 0, setTimeout: () => () => {} },
    signal: new AbortController().signal,
    async request({ params }) {
      const [{ data }] = params as [{ readonly data: Hex }]
      // The first word is the called contract.
      const call: Hex = `0x${data.slice(2 + 64)}`
      calls.push(call)
      const { isReverted = false, data: result } = answer(call)
      return `0x${toWord(isReverted ? 0 : 1)}${result.slice(2)}`
    },
  }
}
