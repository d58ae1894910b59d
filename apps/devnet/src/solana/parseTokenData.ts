import { base58 } from '@scure/base'

/** The SPL Token program. */
export const tokenProgram = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'

/** The SPL Token 2022 program, whose accounts begin like accounts of the older program. */
export const token2022Program = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'

/** A token account. */
export type TokenAccountData = {
  readonly mint: string
  readonly owner: string
  readonly amount: bigint
  readonly delegate: string | undefined
  readonly delegatedAmount: bigint
  readonly state: 'initialized' | 'frozen'
  /** Rent reserve of an account that wraps SOL. */
  readonly nativeReserve: bigint | undefined
  readonly closeAuthority: string | undefined
}

/** A mint. */
export type MintData = {
  readonly mintAuthority: string | undefined
  readonly supply: bigint
  readonly decimals: number
  readonly isInitialized: boolean
  readonly freezeAuthority: string | undefined
}

const accountSize = 165
const mintSize = 82

/** Parses a token account; `undefined` if the data is not one. */
export function parseTokenAccount(data: Uint8Array): TokenAccountData | undefined {
  const state = (['initialized', 'frozen'] as const)[(data[108] ?? 0) - 1]
  if (data.length < accountSize || (data.length > accountSize && data[accountSize] !== 2)) return undefined
  if (state === undefined) return undefined
  const view = toDataView(data)
  return {
    mint: base58.encode(data.slice(0, 32)),
    owner: base58.encode(data.slice(32, 64)),
    amount: view.getBigUint64(64, true),
    delegate: optionalKey(data, 72),
    state,
    nativeReserve: view.getUint32(109, true) === 1 ? view.getBigUint64(113, true) : undefined,
    delegatedAmount: view.getBigUint64(121, true),
    closeAuthority: optionalKey(data, 129),
  }
}

/** Parses a mint; `undefined` if the data is not one. */
export function parseMint(data: Uint8Array): MintData | undefined {
  // A mint with extensions is padded to the size of an account, followed by a type byte.
  if (data.length !== mintSize && data[accountSize] !== 1) return undefined
  return {
    mintAuthority: optionalKey(data, 0),
    supply: toDataView(data).getBigUint64(36, true),
    decimals: data[44] ?? 0,
    isInitialized: data[45] === 1,
    freezeAuthority: optionalKey(data, 46),
  }
}

/** An amount in node format; `uiAmount` is a number there too. */
export type TokenAmount = {
  readonly amount: string
  readonly decimals: number
  readonly uiAmount: number
  readonly uiAmountString: string
}

/** Encodes an amount in base units like a node. */
export function toTokenAmount(amount: bigint, decimals: number): TokenAmount {
  const uiAmountString = formatUnits(amount, decimals)
  return { amount: amount.toString(), decimals, uiAmount: Number(uiAmountString), uiAmountString }
}

function formatUnits(amount: bigint, decimals: number): string {
  const digits = amount.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return fraction === '' ? whole : `${whole}.${fraction}`
}

function optionalKey(data: Uint8Array, at: number): string | undefined {
  return toDataView(data).getUint32(at, true) === 1 ? base58.encode(data.slice(at + 4, at + 36)) : undefined
}

function toDataView(data: Uint8Array): DataView {
  return new DataView(data.buffer, data.byteOffset, data.byteLength)
}
