// Only what the modal and its connect view need, separate from the other views' models and actions:
// see `remote.ts`.

export { readRemoteScope } from '../../browser/remoteScope.js'
export { dismissAlert } from '../../features/alerts/dismissAlert.js'
export { connect } from '../../features/connection/connect.js'
export { getWalletRoute } from '../../features/connection/getWalletRoute.js'
export { toConnectModel } from '../../features/connection/toConnectModel.js'
export { recommendWallets } from '../../features/directory/recommendWallets.js'
export { goBack } from '../../features/modal/goBack.js'
export { navigate } from '../../features/modal/navigate.js'
export { setLegalChecked } from '../../features/modal/setLegalChecked.js'
export { themeModeOf } from '../../features/theme/rules.js'
