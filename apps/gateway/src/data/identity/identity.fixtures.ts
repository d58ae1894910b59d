import { type IdentityResponse, identityResponseSchema } from '@latchkit/blockchain-api/contract'
import { decodeFunctionData, encodeFunctionResult, type Hex, zeroAddress } from 'viem'
import { namehash } from 'viem/ens'
import { onTestFinished } from 'vitest'
import { type GatewayOptions, startGateway } from '../../app/startGateway.js'
import { type FakeEvmState, startEvmNode } from '../accountData/startEvmNode.fixtures.js'
import { registryAbi, resolverAbi } from './ens/ensAbi.js'

/** The account of the tests, in lower case. */
export const account = '0x00000000000000000000000000000000000a11ce'
/** Address of the registry on Ethereum, in lower case. */
export const ethereumRegistry = '0x00000000000c2e074ec69a0dfb2997ba6c7d2e1e'
/** Address of the resolver of all records, unless they have another one. */
const resolver = '0x00000000000000000000000000000000000e5001'
/** The projects of the tests. */
export const projects = [{ id: 'p', allowedOrigins: ['https://app.example.com'] }]

/** The records of one name. */
export type FakeRecords = {
  readonly resolver?: Hex
  readonly name?: string
  readonly address?: Hex
  readonly avatar?: string
}

/** The records of all names, by name. The reverse record of an account is at `getReverseName(account)`. */
export type FakeNames = Record<string, FakeRecords>

/** Returns the name whose record contains the name of an account (ENSIP-3). */
export const getReverseName = (address: string) => `${address.slice(2)}.addr.reverse`

/** Returns the records of an account with a verified name. */
export function createNames(name = 'alice.eth', avatar = 'https://example.com/a.png'): FakeNames {
  return { [getReverseName(account)]: { name }, [name]: { address: account, avatar } }
}

/** Creates the contracts of ENS for a fake node. */
export function createContracts(
  names: FakeNames,
  registry: string = ethereumRegistry,
): NonNullable<FakeEvmState['contracts']> {
  const byNode = new Map(Object.entries(names).map(([name, records]) => [namehash(name), records]))
  const find = (node: Hex): FakeRecords | undefined => byNode.get(node)
  return {
    [registry](data) {
      const { args } = decodeFunctionData({ abi: registryAbi, data })
      const records = find(args[0])
      const result = records ? (records.resolver ?? resolver) : zeroAddress
      return encodeFunctionResult({ abi: registryAbi, functionName: 'resolver', result })
    },
    [resolver](data) {
      const { functionName, args } = decodeFunctionData({ abi: resolverAbi, data })
      const { name = '', address = zeroAddress, avatar = '' } = find(args[0]) ?? {}
      if (functionName === 'addr')
        return encodeFunctionResult({ abi: resolverAbi, functionName, result: address })
      const text = functionName === 'name' ? name : args[1] === 'avatar' ? avatar : ''
      return encodeFunctionResult({ abi: resolverAbi, functionName, result: text })
    },
  }
}

/** Requests an identity. A successful response must match the contract of the API. */
export async function fetchIdentity(
  url: string,
  {
    address = account,
    query = 'projectId=p',
    headers = {},
    path = `/v1/identity/${address}`,
  }: { address?: string; query?: string; headers?: Record<string, string>; path?: string } = {},
) {
  const response = await fetch(`${url}${path}?${query}`, { headers })
  const body = await response.json()
  const identity: IdentityResponse | undefined =
    response.status === 200 ? identityResponseSchema.parse(body) : undefined
  return { status: response.status, body, identity, maxAge: response.headers.get('cache-control') }
}

/** Starts a gateway with one fake node of Ethereum, for one test. */
export async function startIdentityGateway(names: FakeNames = createNames(), options: GatewayOptions = {}) {
  const state: FakeEvmState = {
    native: 0n,
    tokens: {},
    hasMulticall3: true,
    contracts: createContracts(names),
  }
  const node = await startEvmNode(state)
  const { url, stop } = await startGateway({
    projects,
    chains: [{ id: 'eip155:1', http: [node.url] }],
    ...options,
  })
  onTestFinished(stop)
  return {
    node,
    state,
    url,
    get: (request?: Parameters<typeof fetchIdentity>[1]) => fetchIdentity(url, request),
  }
}
