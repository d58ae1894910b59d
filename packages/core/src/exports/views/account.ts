export { loadAccountCode } from '../../features/account/account/loadAccountCode.js'
export { startAccountAction } from '../../features/account/account/startAccountAction.js'
export { toAccountActions } from '../../features/account/account/toAccountActions.js'
export { canLoadMore, canRetry } from '../../features/assets/retry/canRetry.js'
