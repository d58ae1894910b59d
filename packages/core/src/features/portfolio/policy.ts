import type { Command, KitState, Policy } from '../../engine/types.js'
import type { ChainNamespace } from '../../foundation/schema/caip.js'
import { sessionOf } from '../connection/rules.js'
import { isTransaction } from '../request/isTransaction.js'

/** Clears the tokens with their session or account, and reads shown ones again after a transaction of the app. */
export const policy: Policy = {
  connection: {
    sessionChanged: ({ namespace, session, previous }, state) =>
      session.chainId === previous.chainId && session.accounts[0].address === previous.accounts[0].address
        ? []
        : reset(namespace, state),
    disconnected: ({ namespace }, state) => reset(namespace, state),
  },
  request: {
    done: ({ namespace, write }, state, _config, now) =>
      isTransaction(write.intent) ? readAgain(namespace, state, now) : [],
    lateResponse: ({ namespace, write, result }, state, _config, now) =>
      result !== undefined && isTransaction(write.intent) ? readAgain(namespace, state, now) : [],
  },
}

function reset(namespace: ChainNamespace, state: KitState): readonly Command[] {
  return isIdle(namespace, state) ? [] : [{ feature: 'portfolio', namespace, event: { type: 'reset' } }]
}

function readAgain(namespace: ChainNamespace, state: KitState, at: number): readonly Command[] {
  const session = sessionOf(state, namespace)
  if (!session || isIdle(namespace, state)) return []
  const of = { address: session.accounts[0].address, chainId: session.chainId }
  return [{ feature: 'portfolio', namespace, event: { type: 'load', of, at, force: true } }]
}

/** Whether the tokens were never shown. */
function isIdle(namespace: ChainNamespace, { portfolio }: KitState): boolean {
  return (portfolio?.[namespace]?.status ?? 'idle') === 'idle'
}
