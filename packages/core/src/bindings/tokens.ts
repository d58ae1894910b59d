import { refreshTokens } from '../features/assets/portfolio/refreshTokens.js'
import { toTokensModel } from '../features/assets/portfolio/toTokensModel.js'
import type { Token } from '../features/assets/portfolio/types.js'
import { watchTokens } from '../features/assets/portfolio/watchTokens.js'
import type { LatchkitError } from '../foundation/errors/base.js'
import type { CreateActions, ToState, Watch } from './Binding.js'

const noTokens: readonly Token[] = []

/** The tokens of an account: the hook `useLatchkitTokens`. */
export const tokensBinding: {
  readonly toState: ToState<tokensBinding.Parameters, tokensBinding.State>
  readonly watch: Watch<tokensBinding.Parameters>
  readonly createActions: CreateActions<tokensBinding.Parameters, tokensBinding.Actions>
} = {
  toState(state, config, { namespace = state.network.activeNamespace }) {
    const model = toTokensModel(state, config, namespace)
    const { status } = model
    const read = state.portfolio?.[namespace]
    const error = read?.status === 'failed' ? read.error : read?.status === 'loading' && read.previousError
    if (status === 'disconnected') return { status, tokens: noTokens }
    if (status === 'unsupported') return { status: 'unavailable', tokens: noTokens }
    const list = 'list' in model ? model.list : undefined
    return {
      status: list?.unavailable ? 'unavailable' : status,
      ...(list
        ? { tokens: list.tokens, totalValue: list.totalValue, updatedAt: list.at }
        : { tokens: noTokens }),
      ...((status === 'stale' || status === 'failed') && error && { error }),
    }
  },
  watch: watchTokens,
  createActions: (kit, { namespace }) => ({ refresh: () => refreshTokens(kit, { namespace }) }),
}

export declare namespace tokensBinding {
  type Parameters = refreshTokens.Parameters
  type State = {
    /**
     * `unavailable`: the `dataApi` does not have the tokens of the chain, or the chain of the account is not configured.
     * `stale`: the last read failed, and the values are the values of `updatedAt`. `failed`: it failed, and there are no values. A failed
     * read is repeated after 30 s.
     */
    readonly status: 'unavailable' | 'disconnected' | 'loading' | 'ready' | 'stale' | 'failed'
    /** Amounts are in base units. Empty without values. */
    readonly tokens: readonly Token[]
    /** The sum of the known values, in units of 10^-18 US dollars; absent if no price is known. */
    readonly totalValue?: bigint | undefined
    /** The time of the values, in ms since the epoch. */
    readonly updatedAt?: number | undefined
    /** The cause of `stale` and `failed`. */
    readonly error?: LatchkitError | undefined
  }
  type Actions = {
    /** Reads the tokens again. Rejects like the action `refreshTokens`, also for 30 s after a failure. */
    readonly refresh: () => Promise<refreshTokens.ReturnType>
  }
}
