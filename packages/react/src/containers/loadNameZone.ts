import type { Latchkit } from '@latchkit/core'
import { updateName } from '@latchkit/core/actions'

/** Reads whether names can be registered. A module of its own, because most accounts that are opened do not need it. */
export const loadNameZone = (kit: Latchkit): void => updateName(kit)
