import { formatUnits } from 'viem'
import type { Simulation, TokenFacts } from '../approval/types.js'
import type { BalanceChange, SimulationModel } from './ApprovalModel.js'

/** Returns what is displayed about a simulation. Changes of tokens without a description are in base units. */
export function toSimulationModel(simulation: Simulation, native: TokenFacts): SimulationModel {
  if (simulation.status !== 'changes') return simulation
  const { tokens = [], isComplete = false } = simulation
  const changes: readonly BalanceChange[] = [
    ...(simulation.native === 0n ? [] : [toChange(simulation.native, native)]),
    // Every contract can have the symbol of another one.
    ...tokens.map(({ address, amount, token }) => ({ ...toChange(amount, token), address })),
  ]
  return { status: 'changes', changes, symbol: native.symbol, isComplete }
}

function toChange(amount: bigint, token: TokenFacts | undefined): BalanceChange {
  const text = formatUnits(amount, token?.decimals ?? 0)
  return {
    amount: amount > 0n ? `+${text}` : text.replace('-', '−'),
    ...(token && { symbol: token.symbol }),
    isLoss: amount < 0n,
  }
}
