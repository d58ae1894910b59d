import { formatUnits } from 'viem'
import type { Simulation, TokenFacts } from '../approval/types.js'
import type { BalanceChange, SimulationModel } from './ApprovalModel.js'

/** Returns what is displayed about a simulation. Changes of tokens without a description are in base units. */
export function toSimulationModel(
  simulation: Simulation,
  native: TokenFacts,
  token?: TokenFacts | undefined,
): SimulationModel {
  if (simulation.status !== 'changes') return simulation
  const changes: BalanceChange[] = []
  function add(amount: bigint | undefined, { symbol, decimals }: TokenFacts): void {
    if (amount === undefined || amount === 0n) return
    const text = formatUnits(amount, decimals)
    changes.push({ amount: amount > 0n ? `+${text}` : text.replace('-', '−'), symbol, isLoss: amount < 0n })
  }
  add(simulation.native, native)
  if (token) add(simulation.token, token)
  return { status: 'changes', changes, symbol: native.symbol }
}
