import type { Command } from '../../../engine/types.js'
import type { ReviewEvent, ReviewName } from './types.js'

/** Returns the command that sends an event to the machine of that kind. */
export function toCommand<Intent, Facts, Result>(
  feature: ReviewName,
  event: ReviewEvent<Intent, Facts, Result>,
): Command {
  // The caller's kind has that name and these types; the union of all commands cannot express their relation.
  return { feature, event } as unknown as Command
}
