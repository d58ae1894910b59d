import type { Command, Policy } from '../../../engine/types.js'
import { namespaceOf } from '../../../foundation/schema/caip.js'
import { sessionOf } from '../../wallet/connection/rules.js'

/** Reads the balance when bought tokens have arrived, and empties the form when its account is no longer the current one. */
export const policy: Policy = {
  onramp: {
    settled({ purchase: { status, chainId, address } }, state, _config, at) {
      const namespace = namespaceOf(chainId)
      const session = sessionOf(state, namespace)
      const isShown = session?.chainId === chainId && session.accounts[0].address === address
      if (status !== 'completed' || !isShown) return []
      const event = { type: 'load', of: { address, chainId }, at, force: true } as const
      return [
        { feature: 'balance', namespace, event },
        ...(state.portfolio ? [{ feature: 'portfolio', namespace, event } as const] : []),
      ]
    },
  },
  connection: {
    sessionChanged: ({ session, previous }, { onramp }) =>
      onramp?.form?.of.address === previous.accounts[0].address &&
      (session.chainId !== previous.chainId || session.accounts[0].address !== previous.accounts[0].address)
        ? [reset]
        : [],
    disconnected: ({ namespace }, { onramp }) =>
      onramp?.form && namespaceOf(onramp.form.of.chainId) === namespace ? [reset] : [],
  },
}

const reset: Command = { feature: 'onramp', event: { type: 'reset' } }
