import type { Simulation } from '../approval/types.js'
import type { ModelWarning } from './ApprovalModel.js'

/**
 * A call that cannot be described in words is known by its simulation, if that states everything: the changes are displayed, and are
 * compared again before the signature. So are swaps, whose routers have functions of their own.
 */
export function nameSimulatedCalls(
  warnings: readonly ModelWarning[],
  simulation: Simulation,
): readonly ModelWarning[] {
  const isKnown = simulation.status === 'changes' && simulation.isComplete === true
  if (!isKnown) return warnings
  return warnings.map((warning) =>
    warning.name === 'unknownCall' ? { ...warning, name: 'simulatedCall' } : warning,
  )
}
