import { type Address, concatHex, type Hex, numberToHex, pad } from 'viem'

/** The terms of a caveat, as values. */
export type CaveatTerms =
  | { readonly name: 'AllowedTargetsEnforcer'; readonly targets: readonly Address[] }
  | { readonly name: 'AllowedMethodsEnforcer'; readonly methods: readonly Hex[] }
  | { readonly name: 'AllowedCalldataEnforcer'; readonly offset: number; readonly data: Hex }
  | { readonly name: 'ExactCalldataEnforcer'; readonly data: Hex }
  | { readonly name: 'ValueLteEnforcer'; readonly maxValue: bigint }
  | { readonly name: 'LimitedCallsEnforcer'; readonly maxCalls: number }
  | { readonly name: 'NonceEnforcer'; readonly nonce: bigint }
  /** Both times are excluded. 0: no limit. */
  | { readonly name: 'TimestampEnforcer'; readonly after: number; readonly before: number }
  | { readonly name: 'NativeTokenTransferAmountEnforcer'; readonly amount: bigint }
  | { readonly name: 'ERC20TransferAmountEnforcer'; readonly token: Address; readonly amount: bigint }
  | ({ readonly name: 'NativeTokenPeriodTransferEnforcer' } & Periods)
  | ({ readonly name: 'ERC20PeriodTransferEnforcer'; readonly token: Address } & Periods)

/** An amount for each period. */
export type Periods = { readonly amount: bigint; readonly period: number; readonly start: number }

/** Returns the terms as the enforcer reads them: packed, with numbers of 32 bytes. */
export function encodeTerms(terms: CaveatTerms): Hex {
  return pack(terms).toLowerCase() as Hex
}

function pack(terms: CaveatTerms): Hex {
  switch (terms.name) {
    case 'AllowedTargetsEnforcer':
      return concatHex(terms.targets)
    case 'AllowedMethodsEnforcer':
      return concatHex(terms.methods)
    case 'AllowedCalldataEnforcer':
      return concatHex([word(terms.offset), terms.data])
    case 'ExactCalldataEnforcer':
      return terms.data
    case 'ValueLteEnforcer':
      return word(terms.maxValue)
    case 'LimitedCallsEnforcer':
      return word(terms.maxCalls)
    case 'NonceEnforcer':
      return word(terms.nonce)
    case 'TimestampEnforcer':
      return concatHex([numberToHex(terms.after, { size: 16 }), numberToHex(terms.before, { size: 16 })])
    case 'NativeTokenTransferAmountEnforcer':
      return word(terms.amount)
    case 'ERC20TransferAmountEnforcer':
      return concatHex([terms.token, word(terms.amount)])
    case 'NativeTokenPeriodTransferEnforcer':
      return encodePeriods(terms)
    case 'ERC20PeriodTransferEnforcer':
      return concatHex([terms.token, encodePeriods(terms)])
  }
}

/** Returns an address as an argument of a call. */
export function encodeAddressArgument(address: Address): Hex {
  return pad(address)
}

const word = (value: bigint | number) => numberToHex(value, { size: 32 })

const encodePeriods = ({ amount, period, start }: Periods) =>
  concatHex([word(amount), word(period), word(start)])
