import { type AbiEvent, encodeAbiParameters, parseAbiItem, toEventSelector } from 'viem'
import { expect, test } from 'vitest'
import { readEffects } from './readEffects.js'
import type { SimulatedEvent } from './simulateEvents.js'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = `0x${'b'.repeat(40)}` as const
const token = `0x${'d'.repeat(40)}` as const
const contract = `0x${'C'.repeat(40)}` as const
const own = contract.toLowerCase()

/** Encodes an event as the contract with this declaration does. */
function encode(declaration: string, values: readonly unknown[]): SimulatedEvent {
  const event = parseAbiItem(declaration) as AbiEvent
  const encodeParts = (isIndexed: boolean) => {
    const parts = event.inputs.flatMap((input, index) =>
      (input.indexed === true) === isIndexed ? [[input, values[index]] as const] : [],
    )
    return encodeAbiParameters(
      parts.map(([input]) => input),
      parts.map(([, value]) => value),
    )
  }
  const indexed = encodeParts(true).slice(2).match(/.{64}/g) ?? []
  const topics = [toEventSelector(event), ...indexed.map((part) => `0x${part}` as const)]
  return { address: contract, topics, data: encodeParts(false) }
}

test.each<[string, string, readonly unknown[], object]>([
  [
    'ERC-20 transfer',
    'event Transfer(address indexed from, address indexed to, uint256 value)',
    [account, other, 7n],
    { kind: 'transfer', amount: 7n },
  ],
  [
    'ERC-20 approval',
    'event Approval(address indexed owner, address indexed spender, uint256 value)',
    [account, other, 7n],
    { kind: 'allowance', amount: 7n },
  ],
  [
    'ERC-721 transfer',
    'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
    [account, other, 7n],
    { kind: 'nft', amount: 7n },
  ],
  [
    'ERC-721 approval',
    'event Approval(address indexed owner, address indexed approved, uint256 indexed tokenId)',
    [account, other, 7n],
    { kind: 'nftAllowance', amount: 7n },
  ],
  [
    'approval whose parts are not indexed, as of CryptoKitties',
    'event Approval(address owner, address approved, uint256 tokenId)',
    [account, other, 7n],
    { kind: 'allowance', amount: 7n },
  ],
  [
    'ERC-721 and ERC-1155 operator',
    'event ApprovalForAll(address indexed account, address indexed operator, bool approved)',
    [account, other, true],
    { kind: 'operator', amount: 1n },
  ],
  [
    'ERC-1155 transfer',
    'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
    [other, account, other, 7n, 3n],
    { kind: 'nft', amount: 7n, count: 3n },
  ],
  [
    'ERC-1155 transfer of several ids',
    'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
    [other, account, other, [7n], [3n]],
    { kind: 'nft' },
  ],
  [
    'Permit2 approval',
    'event Approval(address indexed owner, address indexed token, address indexed spender, uint160 amount, uint48 expiration)',
    [account, token, other, 7n, 9],
    { kind: 'permit2', token, amount: 7n },
  ],
  [
    'Permit2 permit',
    'event Permit(address indexed owner, address indexed token, address indexed spender, uint160 amount, uint48 expiration, uint48 nonce)',
    [account, token, other, 7n, 9, 1],
    { kind: 'permit2', token, amount: 7n },
  ],
  [
    'ERC-777 operator',
    'event AuthorizedOperator(address indexed operator, address indexed holder)',
    [other, account],
    { kind: 'operator' },
  ],
  [
    'ERC-6909 transfer',
    'event Transfer(address caller, address indexed sender, address indexed receiver, uint256 indexed id, uint256 amount)',
    [other, account, other, 7n, 3n],
    { kind: 'nft', amount: 7n },
  ],
  [
    'ERC-6909 approval',
    'event Approval(address indexed owner, address indexed spender, uint256 indexed id, uint256 amount)',
    [account, other, 7n, 3n],
    { kind: 'nftAllowance', amount: 7n },
  ],
  [
    'ERC-6909 operator',
    'event OperatorSet(address indexed owner, address indexed spender, bool approved)',
    [account, other, true],
    { kind: 'operator', amount: 1n },
  ],
  [
    'Aave credit delegation',
    'event BorrowAllowanceDelegated(address indexed fromUser, address indexed toUser, address indexed asset, uint256 amount)',
    [account, other, token, 7n],
    { kind: 'operator', amount: 7n },
  ],
  [
    'Morpho authorization',
    'event SetAuthorization(address indexed caller, address indexed authorizer, address indexed authorized, bool newIsAuthorized)',
    [account, account, other, true],
    { kind: 'operator', amount: 1n },
  ],
  [
    'Superfluid stream',
    'event FlowUpdated(address indexed token, address indexed sender, address indexed receiver, int96 flowRate, int256 totalSenderFlowRate, int256 totalReceiverFlowRate, bytes userData)',
    [token, account, other, 7n, -7n, 7n, '0x'],
    { kind: 'operator', amount: 7n },
  ],
  [
    'Superfluid operator of streams',
    'event FlowOperatorUpdated(address indexed token, address indexed sender, address indexed flowOperator, uint8 permissions, int96 flowRateAllowance)',
    [token, account, other, 7, 9n],
    { kind: 'operator', amount: 7n },
  ],
  [
    'ERC-173 transfer of a contract',
    'event OwnershipTransferred(address indexed previousOwner, address indexed newOwner)',
    [account, other],
    { kind: 'operator' },
  ],
  [
    'transfer of a CryptoPunk',
    'event PunkTransfer(address indexed from, address indexed to, uint256 punkIndex)',
    [account, other, 7n],
    { kind: 'nft', amount: 7n },
  ],
])('default: %s', (_, declaration, values, effect) => {
  const event = encode(declaration, values)
  expect(readEffects([event], account)).toMatchObject([{ contract: own, other, ...effect }])
  // Those of other accounts are none of this one.
  expect(readEffects([event], token)).toEqual([])
})

test('behavior: what an account receives, or sends to itself, is nothing that it gives away', () => {
  const declaration = 'event Transfer(address indexed from, address indexed to, uint256 value)'
  const events = [encode(declaration, [other, account, 1n]), encode(declaration, [account, account, 1n])]
  expect(readEffects(events, account)).toEqual([])
})

test('behavior: other events, and those that are cut off', () => {
  const event = encode('event Transfer(address indexed from, address indexed to, uint256 value)', [
    account,
    other,
    1n,
  ])
  expect(readEffects([{ ...event, topics: [] }], account)).toEqual([])
  expect(
    readEffects([{ ...event, topics: [`0x${'1'.repeat(64)}`, ...event.topics.slice(1)] }], account),
  ).toEqual([])
  expect(readEffects([{ ...event, data: '0x' }], account)).toMatchObject([
    { kind: 'transfer', amount: undefined },
  ])
})
