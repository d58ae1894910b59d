import type { NameChange, TypedData } from '@latchkit/core/ports'

/** The parts of the typed data besides the change. */
export type NameTypedDataParameters = {
  readonly change: NameChange
  /** URL of the server, as the client has configured it. */
  readonly gateway: string
  /** The account that signs, with its checksum (ERC-55). */
  readonly owner: string
  /** CAIP-2 id of the chain of the account. */
  readonly chainId: string
  /** A nonce of the server. */
  readonly nonce: string
}

/** The typed data that an account signs, as wallets show it. */
export const namePurposes: {
  readonly register: 'Register this name'
  readonly setAttributes: 'Change the attributes of this name'
  readonly setAddress: 'Change an address of this name'
  readonly release: 'Release this name'
} = {
  register: 'Register this name',
  setAttributes: 'Change the attributes of this name',
  setAddress: 'Change an address of this name',
  release: 'Release this name',
}

const primaryTypes = {
  register: 'RegisterName',
  setAttributes: 'SetNameAttributes',
  setAddress: 'SetNameAddress',
  release: 'ReleaseName',
} as const satisfies Readonly<Record<NameChange['type'], string>>

const commonFields: TypedData['types'][string] = [
  { name: 'purpose', type: 'string' },
  { name: 'name', type: 'string' },
  { name: 'zone', type: 'string' },
  { name: 'gateway', type: 'string' },
  { name: 'owner', type: 'address' },
  { name: 'nonce', type: 'string' },
]

/**
 * Returns the typed data (EIP-712) that an account signs to change a name. It states the name, its zone, the server and the purpose, so
 * that the signature is of no use for another name or at another server.
 *
 * @see https://eips.ethereum.org/EIPS/eip-712
 * @example
 * ```ts
 * import { toNameTypedData } from '@latchkit/blockchain-api/contract'
 *
 * const { primaryType, message } = toNameTypedData({
 *   change: { type: 'release', name: 'alice.example.eth' },
 *   gateway: 'https://relay.example.com',
 *   owner: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
 *   chainId: 'eip155:1',
 *   nonce: 'Zv0pJq3mT1aXcB8nLrEwSg',
 * })
 * ```
 */
export function toNameTypedData(parameters: NameTypedDataParameters): TypedData {
  const { change, gateway, owner, chainId, nonce } = parameters
  const { type, name } = change
  const primaryType = primaryTypes[type]
  const { fields, values, types } = toDetails(change)
  return {
    domain: { name: 'Registered names', version: '2', chainId: Number(chainId.slice('eip155:'.length)) },
    types: { [primaryType]: [...commonFields, ...fields], ...types },
    primaryType,
    message: {
      purpose: namePurposes[type],
      name,
      zone: name.slice(name.indexOf('.') + 1),
      gateway,
      owner,
      nonce,
      ...values,
    },
  }
}

type Details = {
  readonly fields: readonly { readonly name: string; readonly type: string }[]
  readonly values: TypedData['message']
  readonly types?: TypedData['types']
}

function toDetails(change: NameChange): Details {
  switch (change.type) {
    case 'register':
    case 'setAttributes':
      return {
        fields: [{ name: 'attributes', type: 'Attribute[]' }],
        values: { attributes: Object.entries(change.attributes).map(([key, value]) => ({ key, value })) },
        types: {
          Attribute: [
            { name: 'key', type: 'string' },
            { name: 'value', type: 'string' },
          ],
        },
      }
    case 'setAddress':
      return {
        fields: [
          { name: 'coinType', type: 'uint256' },
          { name: 'address', type: 'string' },
        ],
        values: { coinType: change.coinType, address: change.address },
      }
    case 'release':
      return { fields: [], values: {} }
  }
}
