export { isOffered } from '../../features/assets/capabilities/isOffered.js'
export {
  type AbsentList,
  type PartialList,
  toAvailableList,
} from '../../features/assets/capabilities/toAvailableList.js'
export {
  type MissingPrices,
  toAvailableTokens,
} from '../../features/assets/capabilities/toAvailableTokens.js'
export { toAvailableSwap } from '../../features/money/swap/toAvailableSwap.js'
