import type { Effect } from '@latchkit/core/eip1193'
import { getAddress, type Hex } from 'viem'
import type { Simulation } from '../approval/types.js'
import type { ModelWarning } from './ApprovalModel.js'
import { readEvmCall } from './readEvmCall.js'

type Call = { readonly to: Hex; readonly data: Hex }

/** Returns a warning for each thing that calls give away or allow, and that their description does not name. */
export function warnOfAccess(simulation: Simulation, calls: readonly Call[]): readonly ModelWarning[] {
  if (simulation.status !== 'changes') return []
  const { access = [] } = simulation
  const warnings = access
    .filter((effect) => !calls.some((call) => isDescribed(effect, call)))
    .map(({ kind, contract, token, other }): ModelWarning => {
      const name = kind === 'nft' ? 'hiddenNft' : 'hiddenAccess'
      const values = { contract: getAddress(token ?? contract), account: getAddress(other) }
      return { name, values, level: 'danger' }
    })
  // Several NFTs of a collection are one warning.
  return [...new Map(warnings.map((warning) => [JSON.stringify(warning), warning])).values()]
}

function isDescribed({ kind, contract, token, other }: Effect, { to, data }: Call): boolean {
  const call = readEvmCall(data)
  const isSame = (one: Hex | undefined, another: Hex | undefined) =>
    one?.toLowerCase() === another?.toLowerCase()
  if (!isSame(to, contract)) return false
  switch (call.type) {
    case 'approve':
      return (
        /^(?:allowance|nftAllowance|permit2)$/.test(kind) &&
        isSame(call.token, token) &&
        isSame(call.spender, other)
      )
    case 'approveNfts':
      return kind === 'operator' && isSame(call.operator, other)
    case 'sendNft':
    case 'transferFrom':
      return kind === 'nft' && isSame(call.to, other)
    case 'transfer':
    case 'unknown':
      return false
  }
}
