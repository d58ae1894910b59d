import type { TokenBalance } from './BalanceSource.js'
import type { ListedToken } from './ListedToken.js'

/** A token that a service found in an account. Its texts are untrusted, but prepared for display. */
export type FoundToken = {
  /** Address of the contract in lower case. */
  readonly contract: string
  readonly name: string
  readonly symbol: string
  /** URL of an image, as the service has it; empty if there is none. */
  readonly iconUrl: string
  /** `undefined` if it is unknown. */
  readonly decimals: number | undefined
  readonly amount: bigint
  /** In USD times 10^36; `undefined` if it is unknown. */
  readonly price: bigint | undefined
}

/** Maximum number of tokens per account. */
const maxTokens = 1_000

/**
 * Returns the tokens to show, the tokens of token lists first. A token that is in no list is shown only if it has a price, because
 * anyone can send worthless tokens to any account.
 */
export function selectTokens(
  found: readonly FoundToken[],
  listed: readonly ListedToken[],
): readonly TokenBalance[] {
  const owned = new Map(
    found.flatMap((token) => (token.amount > 0n ? [[token.contract, token] as const] : [])),
  )
  const known = listed.flatMap((token) => {
    const contract = token.address.toLowerCase()
    const { amount, price } = owned.get(contract) ?? {}
    owned.delete(contract)
    return amount === undefined ? [] : [{ token, address: token.address, amount, price }]
  })
  const others = [...owned.values()].flatMap(
    ({ contract, name, symbol, iconUrl, decimals, amount, price }) => {
      if (decimals === undefined || price === undefined || price === 0n) return []
      return [{ token: { name, symbol, decimals, iconUrl }, address: contract, amount, price }]
    },
  )
  return [...known, ...others].slice(0, maxTokens)
}
