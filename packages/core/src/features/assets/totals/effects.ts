import type { Effects } from '../../../engine/machine.js'
import type { KitContext } from '../../../engine/types.js'
import { readTokens } from '../portfolio/readTokens.js'
import type { StartModules } from '../portfolio/startModules.js'
import { toAccountId } from './rules.js'
import type { TotalsEffect, TotalsEvent } from './types.js'

/** Creates the effects, which read the tokens of accounts. */
export function createEffects(
  modules: StartModules,
): Effects<
  TotalsEffect,
  TotalsEvent,
  Pick<KitContext, 'dataApi' | 'config' | 'clock' | 'adapterOf' | 'getState'>
> {
  return {
    async readTotal({ of }, { signal, ...context }) {
      const account = toAccountId(of)
      try {
        const { totalValue } = await readTokens(context, { ...of, signal }, modules)
        return { type: 'loaded', account, value: totalValue, at: context.clock.now() }
      } catch {
        // The list shows that the value is not known. It is read again later.
        return { type: 'loadFailed', account, at: context.clock.now() }
      }
    },
  }
}
