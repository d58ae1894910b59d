import type { NameItem } from '@latchkit/blockchain-api/contract'
import { decodeFunctionData, encodeAbiParameters } from 'viem/utils'
import { ethereumCoinType, toCoinType } from '../coinTypes.js'
import type { Hex } from '../parseSignedRequest.js'
import { emptyRecordAbi, recordAbi } from './resolverAbi.js'

/** Text records whose content is an attribute of a name (ENSIP-5). */
const attributeOfKey: ReadonlyMap<string, string> = new Map([
  ['description', 'bio'],
  ['bio', 'bio'],
])

const noAddress = `0x${'0'.repeat(40)}` as const
const noBytes = encodeAbiParameters([{ type: 'bytes' }], ['0x'])
const noHash = `0x${'0'.repeat(64)}` as const

/** The answers of `emptyRecordAbi`. */
const emptyAnswers: Readonly<Record<(typeof emptyRecordAbi)[number]['name'], Hex>> = {
  contenthash: noBytes,
  name: encodeAbiParameters([{ type: 'string' }], ['']),
  ABI: encodeAbiParameters([{ type: 'uint256' }, { type: 'bytes' }], [0n, '0x']),
  pubkey: encodeAbiParameters([{ type: 'bytes32' }, { type: 'bytes32' }], [noHash, noHash]),
  interfaceImplementer: encodeAbiParameters([{ type: 'address' }], [noAddress]),
  dnsRecord: noBytes,
  zonehash: noBytes,
}

/** A call that reads a record of a name. */
export type RecordCall = { readonly node: Hex; readonly read: (item: NameItem | undefined) => Hex }

/**
 * Parses the call of a resolver that reads a record.
 *
 * @returns Its node, and a function that encodes the record of a name; `undefined` if it is another call.
 */
export function parseRecordCall(data: Hex): RecordCall | undefined {
  const call = decodeRecordCall(data)
  if (call === undefined) return parseEmptyRecordCall(data)
  const [node, key] = call.args
  if (call.functionName === 'text') {
    const attribute = typeof key === 'string' ? attributeOfKey.get(key) : undefined
    return {
      node,
      read: (item) =>
        encodeAbiParameters([{ type: 'string' }], [(attribute && item?.attributes?.[attribute]) ?? '']),
    }
  }
  if (typeof key === 'bigint') {
    // Larger values are coin types of no chain.
    const coinType = key < 2n ** 32n ? toCoinType(Number(key)) : undefined
    return {
      node,
      read: (item) => encodeAbiParameters([{ type: 'bytes' }], [findAddress(item, coinType) ?? '0x']),
    }
  }
  return {
    node,
    read: (item) =>
      encodeAbiParameters([{ type: 'address' }], [findAddress(item, ethereumCoinType) ?? noAddress]),
  }
}

function decodeRecordCall(data: Hex) {
  try {
    return decodeFunctionData({ abi: recordAbi, data })
  } catch {
    return undefined
  }
}

/** Parses the call of a kind of record that no name has. */
function parseEmptyRecordCall(data: Hex): RecordCall | undefined {
  try {
    const { functionName, args } = decodeFunctionData({ abi: emptyRecordAbi, data })
    return { node: args[0], read: () => emptyAnswers[functionName] }
  } catch {
    return undefined
  }
}

function findAddress(item: NameItem | undefined, coinType: number | undefined): Hex | undefined {
  const address = coinType === undefined ? undefined : item?.addresses[coinType]?.address
  return address === undefined ? undefined : `0x${address.slice(2)}`
}
