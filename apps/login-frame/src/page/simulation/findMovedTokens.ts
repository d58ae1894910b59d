import type { SimulatedEvent } from '@latchkit/core/eip1193'
import { getAddress, type Hex } from 'viem'

/** keccak-256 of `Transfer(address,address,uint256)`, of ERC-20 and ERC-721. */
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** The most tokens whose balances are compared, so that a contract cannot fill the page. */
const tokensMax = 10

/** Tokens of which simulated transactions report transfers from or to an account. */
export type MovedTokens = {
  /** Those that leave the account first. */
  readonly addresses: readonly Hex[]
  /** The tokens that leave the account. */
  readonly leaving: readonly Hex[]
  readonly isComplete: boolean
}

/**
 * Finds the tokens that transactions move for an account, from the events of a simulation. Events only name the tokens: a contract can report
 * a transfer that it does not make.
 *
 * @param called Tokens whose balances are compared anyway. They do not count.
 */
export function findMovedTokens(
  events: readonly SimulatedEvent[],
  from: Hex,
  called: readonly Hex[],
): MovedTokens {
  const account = `0x${from.slice(2).toLowerCase().padStart(64, '0')}`
  const findWith = (isParty: (parties: readonly Hex[]) => boolean) => {
    const found = events.filter(
      ({ topics: [topic, ...parties] }) =>
        topic?.toLowerCase() === transferTopic &&
        isParty(parties.slice(0, 2).map((party): Hex => `0x${party.slice(2).toLowerCase()}`)),
    )
    return [...new Set(found.map(({ address }) => getAddress(address)))]
  }
  const leaving = findWith(([sender, receiver]) => sender === account && receiver !== account)
  const received = findWith(([, receiver]) => receiver === account)
  const others = [...new Set([...leaving, ...received])].filter((token) => !called.includes(token))
  return { addresses: others.slice(0, tokensMax), leaving, isComplete: others.length <= tokensMax }
}
