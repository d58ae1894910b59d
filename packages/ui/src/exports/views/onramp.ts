'use client'

export { OnRampView, type OnRampViewProps } from '../../views/onramp/OnRampView.js'
export {
  OnRampActivityView,
  type OnRampActivityViewProps,
} from '../../views/onramp-activity/OnRampActivityView.js'
export { OnRampFiatView, type OnRampFiatViewProps } from '../../views/onramp-fiat/OnRampFiatView.js'
export {
  OnRampProgressView,
  type OnRampProgressViewProps,
} from '../../views/onramp-progress/OnRampProgressView.js'
export { OnRampTokenView, type OnRampTokenViewProps } from '../../views/onramp-token/OnRampTokenView.js'
