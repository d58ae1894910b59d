// Only what the modal and its connect view need, separate from the other views' models and actions:
// see `remote.ts`.

export { readRemoteScope } from '../../browser/remoteScope.js'
export { dismissAlert } from '../../features/shell/alerts/dismissAlert.js'
export { goBack } from '../../features/shell/modal/goBack.js'
export { navigate } from '../../features/shell/modal/navigate.js'
export { setLegalChecked } from '../../features/shell/modal/setLegalChecked.js'
export { themeModeOf } from '../../features/shell/theme/rules.js'
export { connect } from '../../features/wallet/connection/connect.js'
export { getWalletRoute } from '../../features/wallet/connection/getWalletRoute.js'
export { toConnectModel } from '../../features/wallet/connection/toConnectModel.js'
export { recommendWallets } from '../../features/wallet/directory/recommendWallets.js'
