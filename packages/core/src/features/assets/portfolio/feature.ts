import type { Feature } from '../../../engine/feature.js'
import type { Command, KitState, Policy } from '../../../engine/types.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { isTransaction } from '../../wallet/request/isTransaction.js'
import { createListFeature } from '../list/createListFeature.js'
import { followList } from '../list/followList.js'
import { sendRequest } from '../list/sendRequest.js'
import { toRefusalAlerts } from '../list/toRefusalAlerts.js'
import type { ListCode, ListDefinition } from '../list/types.js'
import { readTokens } from './readTokens.js'
import type { TokenList } from './types.js'

/** Creates the tokens of the active account of each namespace, which the actions that show them install. */
export function createFeature(definition: ListDefinition<TokenList, TokenList>): Feature {
  return createListFeature(definition, { read: readTokens, merge: (_, tokens) => tokens, policy })
}

/** Reads the list for an action. */
export const request: ListCode<TokenList, TokenList>['request'] = sendRequest

/** Reads the tokens of the connected account again as long as they are watched. */
export const follow: ListCode<TokenList, TokenList>['follow'] = (kit, definition, getAccount, page) =>
  followList(kit, definition, getAccount, page, { isReadWhileHidden: true })

/** Reads the tokens of an account. */
export const read: typeof readTokens = readTokens

/** Reads shown tokens again after a transaction of the app. */
const policy: Policy = {
  portfolio: { failed: ({ error }) => toRefusalAlerts(error) },
  request: {
    done: ({ namespace, write }, state, _config, now) =>
      isTransaction(write.intent) ? readAgain(namespace, state, now) : [],
    lateResponse: ({ namespace, write, result }, state, _config, now) =>
      result !== undefined && isTransaction(write.intent) ? readAgain(namespace, state, now) : [],
  },
}

/** The tokens are of the current account, because the tokens of other accounts are cleared. */
function readAgain(namespace: ChainNamespace, { portfolio }: KitState, at: number): readonly Command[] {
  const tokens = portfolio?.[namespace]
  if (!tokens || tokens.status === 'idle') return []
  return [{ feature: 'portfolio', namespace, event: { type: 'load', of: tokens.of, at, force: true } }]
}
