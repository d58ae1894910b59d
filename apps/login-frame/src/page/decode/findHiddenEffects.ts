import type { Effect } from '@latchkit/core/eip1193'
import type { Hex } from 'viem'
import type { Simulation } from '../approval/types.js'
import { readEvmCall } from './readEvmCall.js'

type Call = { readonly to: Hex; readonly data: Hex }

/** Returns what calls give away or allow, and that their description does not name. */
export function findHiddenEffects(simulation: Simulation, calls: readonly Call[]): readonly Effect[] {
  if (simulation.status !== 'changes') return []
  const { access = [] } = simulation
  return access.filter((effect) => !calls.some((call) => isDescribed(effect, call)))
}

function isDescribed(effect: Effect, { to, data }: Call): boolean {
  const { kind, contract, token, other, amount, count = 1n } = effect
  const call = readEvmCall(data)
  const isSame = (one: Hex | undefined, another: Hex | undefined) =>
    one?.toLowerCase() === another?.toLowerCase()
  if (!isSame(to, contract)) return false
  switch (call.type) {
    case 'approve': {
      const isKind = kind === 'allowance' || kind === 'nftAllowance' || kind === 'permit2'
      if (!isKind || !isSame(call.token, token) || !isSame(call.spender, other)) return false
      // An increase is displayed, and the event has the sum.
      return call.isIncrease || (amount !== undefined && amount <= call.amount)
    }
    case 'approveNfts':
      return kind === 'operator' && call.isApproved && isSame(call.operator, other)
    case 'sendNft':
      return kind === 'nft' && isSame(call.to, other) && call.tokenId === amount && count <= call.amount
    case 'transferFrom':
      return kind === 'nft' && isSame(call.to, other) && call.amount === amount
    case 'transfer':
    case 'unknown':
      return false
  }
}
