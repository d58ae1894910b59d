import type { Effect } from '@latchkit/core/eip1193'
import type { Simulation } from './types.js'

type Changes = Extract<Simulation, { status: 'changes' }>

/** A hundredth of what was displayed: prices of exchanges change with each block. */
const toleranceDivisor = 100n

/**
 * Returns whether a simulation right before the signature shows anything that the displayed one did not: a larger loss, a smaller gain, a
 * token that was not displayed, access to others, or that it fails. Also if the changes that were displayed are not known any more.
 */
export function hasNewEffects(shown: Simulation, now: Simulation): boolean {
  if (now.status === 'reverted') return shown.status !== 'reverted'
  if (now.status !== 'changes') return shown.status === 'changes'
  if (shown.status !== 'changes') return true
  return (
    (shown.isComplete === true && now.isComplete !== true) ||
    isWorse(shown.native, now.native) ||
    areTokensWorse(shown, now) ||
    (now.access ?? []).some((effect) => !isShown(effect, shown))
  )
}

function areTokensWorse(shown: Changes, now: Changes): boolean {
  const addresses = [shown, now].flatMap(({ tokens = [] }) => tokens.map(({ address }) => address))
  const amountOf = ({ tokens = [] }: Changes, address: string) =>
    tokens.find((token) => token.address === address)?.amount ?? 0n
  return addresses.some((address) => isWorse(amountOf(shown, address), amountOf(now, address)))
}

function isWorse(shown: bigint, now: bigint): boolean {
  const size = shown < 0n ? -shown : shown
  return now < shown - size / toleranceDivisor
}

function isShown(effect: Effect, { access = [] }: Changes): boolean {
  return access.some(
    ({ kind, contract, token, other, amount, count }) =>
      kind === effect.kind &&
      contract === effect.contract &&
      token === effect.token &&
      other === effect.other &&
      (isNft(kind)
        ? amount === effect.amount && count === effect.count
        : amount === undefined || (effect.amount !== undefined && effect.amount <= amount)),
  )
}

/** Whether the amount of the effect is the id of an NFT. */
const isNft = (kind: Effect['kind']): boolean => kind === 'nft' || kind === 'nftAllowance'
