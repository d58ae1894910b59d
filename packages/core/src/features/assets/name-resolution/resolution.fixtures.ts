import {
  decodeFunctionData,
  encodeAbiParameters,
  encodeErrorResult,
  encodeFunctionResult,
  type Hex,
} from 'viem'
import { namehash } from 'viem/ens'
import { onTestFinished } from 'vitest'
import { type Answer, abi, createEns, universal } from '../../../chains/evm/ens/ens.fixtures.js'
import { LatchkitError } from '../../../foundation/errors/base.js'
import type { Network } from '../../../foundation/schema/network.js'
import type { NameRegistry, RegisteredName } from '../../../ports/NameRegistry.js'
import { createTestKit, type TestKit } from '../../../testing/createTestKit.js'
import { fakeDataApi } from '../../../testing/fakeDataApi.js'
import type { FakeEvm } from '../../../testing/fakeEvm.js'
import { testNetworks } from '../../../testing/testNetworks.js'

export const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const carol = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
export const solanaChain: Network = {
  ...testNetworks[0],
  id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  chainNamespace: 'solana',
  caipNetworkId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
}

/** Addresses by name and coin type. Absent: not registered. */
type Records = Map<string, Readonly<Record<string, string>>>

type NamesWorld = TestKit & {
  readonly evm: FakeEvm
  /** The answers of the network. */
  readonly answers: FakeEvm['networkAnswers']
  /** What ENS has. */
  readonly records: Records
  /** What the data API has. */
  readonly registered: Records
  /** How the data API and the network of ENS fail. */
  readonly service: { failure: LatchkitError | undefined; ensFailure: Error | undefined }
}

/** Creates a kit with ENS on its first network, and a data API with the zone `example.eth`. */
export function setUpNames(): NamesWorld {
  const records: Records = new Map()
  const registered: Records = new Map()
  const service: NamesWorld['service'] = { failure: undefined, ensFailure: undefined }
  const registry: Pick<NameRegistry, 'getZones' | 'getName'> = {
    async getZones() {
      if (service.failure) throw service.failure
      return ['example.eth']
    },
    async getName({ name }): Promise<RegisteredName | undefined> {
      if (service.failure) throw service.failure
      const addresses = registered.get(name)
      return addresses && { name, addresses, attributes: {} }
    },
  }
  // Only these two methods are used.
  const dataApi = () => ({ ...fakeDataApi()(), loadNames: async () => registry as unknown as NameRegistry })
  const ensNetwork: Network = {
    ...testNetworks[0],
    contracts: { ensUniversalResolver: { address: universal } },
  }
  const world = createTestKit({ dataApi, networks: [ensNetwork, testNetworks[1], solanaChain] })
  const { kit, adapters } = world
  const { evm } = adapters[0]
  if (!evm) throw new TypeError('The adapter has no EVM methods')
  const answers = evm.networkAnswers
  const ens = createEns((call) => answer(call, records))
  answers.set('eth_call', async (...params: readonly unknown[]) => {
    if (service.ensFailure) throw service.ensFailure
    const [{ to, data }] = params as [{ readonly to: Hex; readonly data: Hex }]
    // Other calls are those of a transfer.
    if (to === '0x420000000000000000000000000000000000000f' || data.length < 300) return '0x'
    return ens.request({ network: ensNetwork, method: 'eth_call', params, signal: ens.signal })
  })
  answers.set('eth_getCode', '0x')
  kit.mount()
  onTestFinished(() => kit.destroy())
  return { ...world, evm, answers, records, registered, service }
}

function answer(data: Hex, records: ReadonlyMap<string, Readonly<Record<string, string>>>): Answer {
  const { args } = decodeFunctionData({ abi, data })
  const record = decodeFunctionData({ abi, data: String(args[1]) as Hex })
  if (record.functionName !== 'addr') throw new TypeError('It reads no address')
  const [node, coinType] = record.args
  const found = [...records].find(([name]) => namehash(name) === node)?.[1]
  if (!found)
    return { isReverted: true, data: encodeErrorResult({ abi, errorName: 'ResolverNotFound', args: ['0x'] }) }
  const address = found[String(coinType ?? 60)] as Hex | undefined
  const result =
    coinType === undefined
      ? encodeAbiParameters([{ type: 'address' }], [address ?? `0x${'0'.repeat(40)}`])
      : encodeAbiParameters([{ type: 'bytes' }], [address ?? '0x'])
  return {
    data: encodeFunctionResult({ abi, functionName: 'resolveWithGateways', result: [result, universal] }),
  }
}

/** How a service of names can fail. */
export const unreachable: LatchkitError = new LatchkitError({
  code: 'service-unreachable',
  shortMessage: 'The server cannot be reached.',
})
export const withoutNames: LatchkitError = new LatchkitError({
  code: 'service-response',
  shortMessage: 'The server has no names.',
})
