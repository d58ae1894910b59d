// Only what the modal and its connect view need, separate from the other views' models and actions:
// see `remote-views.ts`.

export { readRemoteScope } from '../browser/remoteScope.js'
export { dismissAlert } from '../features/alerts/dismissAlert.js'
export { connect } from '../features/connection/connect.js'
export { routeToWallet } from '../features/connection/routeToWallet.js'
export { toConnectModel } from '../features/connection/toConnectModel.js'
export { recommendWallets } from '../features/directory/recommendWallets.js'
export { back } from '../features/modal/back.js'
export { push } from '../features/modal/push.js'
export { setLegalChecked } from '../features/modal/setLegalChecked.js'
export { themeModeOf } from '../features/theme/rules.js'
