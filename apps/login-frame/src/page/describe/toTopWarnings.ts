import type { ApprovalModel, ModelWarning } from './ApprovalModel.js'

/**
 * Returns the warnings that a request begins with: all that mean danger, also the warnings of its parts, before the others. A
 * warning that occurs twice is returned once; each part displays its own again.
 */
export function toTopWarnings({
  warnings,
  instructions = [],
}: Pick<ApprovalModel, 'warnings' | 'instructions'>): readonly ModelWarning[] {
  const dangers = [...warnings, ...instructions.flatMap((part) => part.warnings)].filter(isDanger)
  const cautions = warnings.filter((warning) => !isDanger(warning))
  const all = new Map([...dangers, ...cautions].map((warning) => [JSON.stringify(warning), warning]))
  return [...all.values()]
}

function isDanger({ level }: ModelWarning): boolean {
  return level === 'danger'
}
