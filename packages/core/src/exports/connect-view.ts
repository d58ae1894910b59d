// Only what the modal and its connect view need, apart from the other views' models and the other actions: see
// `remote-views.ts`.

export { dismissAlert } from '../alerts/dismissAlert.js'
export { readRemoteScope } from '../browser/remoteScope.js'
export { recommendWallets } from '../catalogue/recommendWallets.js'
export { connect } from '../connection/connect.js'
export { routeToWallet } from '../connection/routeToWallet.js'
export { toConnectModel } from '../connection/toConnectModel.js'
export { back } from '../modal/back.js'
export { push } from '../modal/push.js'
export { setLegalChecked } from '../modal/setLegalChecked.js'
export { themeModeOf } from '../theme/rules.js'
