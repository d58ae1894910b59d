import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import { namespaceOf } from '../../../foundation/schema/caip.js'
import type { BalanceSubject } from '../../assets/balance/types.js'
import { isSameSubject } from '../../assets/list/rules.js'
import type { Token } from '../../assets/portfolio/types.js'

/**
 * Returns the tokens that an account can send: the tokens of its list with a balance, the native token first. Without the option
 * `dataApi` that is the native token, once its balance is known.
 */
export function getSendTokens(
  state: Pick<KitState, 'balance' | 'portfolio'>,
  config: Pick<Config, 'networkOf'>,
  of: BalanceSubject,
): readonly Token[] {
  const namespace = namespaceOf(of.chainId)
  const tokens = state.portfolio?.[namespace]
  const list =
    tokens && tokens.status !== 'idle' && isSameSubject(tokens.of, of) ? tokens.list?.tokens : undefined
  const owned = list?.filter(({ amount }) => amount > 0n) ?? []
  const isNative = ({ address }: Token) => address === undefined
  const native = owned.find(isNative) ?? createNativeToken(state, config, of)
  return [...(native ? [native] : []), ...owned.filter((token) => !isNative(token))]
}

function createNativeToken(
  { balance }: Pick<KitState, 'balance'>,
  config: Pick<Config, 'networkOf'>,
  of: BalanceSubject,
): Token | undefined {
  const { chainId } = of
  const native = balance[namespaceOf(chainId)]
  const currency = config.networkOf(chainId)?.nativeCurrency
  if (!currency || !native || native.status === 'idle' || !isSameSubject(native.of, of)) return undefined
  if (!('value' in native) || native.value === undefined) return undefined
  return { ...currency, id: `${chainId}/`, chainId, amount: native.value }
}
