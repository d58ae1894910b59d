// What a user interface needs of a kit beside its state, its view models and its actions.

export { getTime } from '../../engine/getTime.js'
export { claimModal, warnOfSecondModal } from '../../features/shell/modal/claimModal.js'
export { prepareAdapters } from '../../features/wallet/connection/prepareAdapters.js'
