import type { Config } from '../config/config.js'
import type { Command, Fact, KitState, Policy } from './types.js'

type Row = (fact: Fact, state: KitState, config: Config, now: number) => readonly Command[]

/** Returns the commands that follow from a fact. */
export function applyPolicy(
  policy: Policy,
  fact: Fact,
  state: KitState,
  config: Config,
  now: number,
): readonly Command[] {
  // TypeScript cannot relate a fact to the row that its own feature and type select.
  const rows = policy[fact.feature] as Readonly<Record<string, Row | undefined>> | undefined
  return rows?.[fact.type]?.(fact, state, config, now) ?? []
}
