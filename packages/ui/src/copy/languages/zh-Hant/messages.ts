// Reviewed by a native speaker: no
import type { MessageCopy } from '../../MessageCopy.js'

const tellOwner = '請告知此網站的所有者。'
const invalidRequest = {
  text: '此網站發出了無效的請求。',
  advice: '沒有任何內容傳送到您的錢包。',
}
const unreachable = '請檢查您的網路連線，然後重試。'

/** The texts of errors, snackbar messages and alerts in Traditional Chinese. */
export const messages: MessageCopy = {
  errors: {
    unexpected: { text: '發生問題' },
    aborted: { text: '請求已中止' },
    'user-rejected': { text: '您的錢包拒絕了請求。' },
    'action-ignored': { text: '目前無法執行此操作。' },
    'wallet-request': { text: '您的錢包無法執行此操作。' },
    'wallet-response': {
      text: '您的錢包傳回了無法使用的回應。',
      advice: '請更新錢包，或選擇其他錢包。',
    },
    'wallet-not-found': {
      text: '找不到此錢包。',
      advice: '請安裝它，或選擇其他錢包。',
    },
    'chain-not-supported': {
      text: '不支援此網路',
      advice: '請在錢包中新增此網路，或選擇其他網路。',
    },
    'method-not-supported': { text: '您的錢包不支援此操作。' },
    'not-connected': { text: '沒有已連接的錢包。', advice: '請先連接錢包。' },
    'sign-in': {
      text: '此應用程式無法讓您登入。',
      advice: '請重試。如果仍然失敗，請向應用程式尋求協助。',
    },
    'not-logged-in': { text: '您尚未登入。', advice: '請登入，然後重試。' },
    'session-changed': {
      text: '在請求傳送之前，您的錢包、帳戶或網路發生了變化。',
      advice: '沒有簽署或傳送任何內容。請檢查請求，然後重試。',
    },
    'session-ended': { text: '工作階段已過期', advice: '請重新連接錢包。' },
    'account-not-found': {
      text: '找不到此帳戶。',
      advice: '請在錢包中選擇它，或重新連接錢包。',
    },
    disconnect: { text: '無法中斷連接' },
    'relay-unreachable': { text: '無法連接到連接服務。', advice: unreachable },
    'relay-not-configured': { text: '此網站未設定其他裝置上的錢包。' },
    'service-unreachable': { text: '無法連接錢包目錄。', advice: unreachable },
    'service-response': {
      text: '錢包目錄傳回了無法使用的回應。',
      advice: '請稍後重試。',
    },
    'balance-unavailable': { text: '無法顯示代幣餘額', advice: '請在 30 秒後重試。' },
    'nfts-unavailable': { text: '無法取得 NFT', advice: '請在 30 秒後重試。' },
    'transactions-unavailable': { text: '無法取得交易', advice: '請在 30 秒後重試。' },
    'invalid-send': { text: '轉帳資訊不完整。' },
    'invalid-swap': { text: '兌換資訊不完整。' },
    'simulation-unavailable': {
      text: '此網路無法檢查該交易。',
      advice: '沒有簽署任何內容。請重試，或使用其他網路。',
    },
    'swap-network': { text: '此網路不支援兌換' },
    'swap-price-changed': {
      text: '價格已變化。',
      advice: '新價格比顯示的更差。沒有簽署任何內容。請檢視新價格。',
    },
    'review-changed': { text: '數值已變化。', advice: '請檢視後再次傳送。' },
    'simulation-reverted': {
      text: '合約會拒絕此轉帳。',
      advice: '沒有傳送任何內容。代幣或接收方可能不允許此轉帳。',
    },
    'transaction-mismatch': { text: '交易與您核對的內容不同。沒有傳送任何內容。' },
    'receipt-timeout': {
      text: '交易尚未確認。',
      advice: '它仍可能得到確認。再次傳送前，請先查詢它的狀態。',
    },
    'blockhash-expired': {
      text: '交易在確認前已過期。',
      advice: '沒有傳送任何內容。您可以放心地再次傳送。',
    },
    'network-not-found': { text: '找不到網路', advice: '請選擇其他網路。' },
    'invalid-project-id': {
      text: '專案 ID 無效',
      advice: '請將選項 `projectId` 設為中繼伺服器營運方提供的 ID。',
    },
    'origin-not-allowed': {
      text: '應用程式設定無效',
      advice: '請在中繼伺服器上，將此來源新增到該專案允許的來源中。',
    },
    'adapter-not-found': { text: '找不到配接器', advice: tellOwner },
    'provider-missing': { text: '此網站設定有誤。', advice: tellOwner },
    config: { text: '此網站設定有誤。', advice: tellOwner },
    'invalid-address': { text: '此地址在此網路上無效。', advice: '請檢查地址。' },
    'invalid-amount': { text: '無法傳送此金額。', advice: '請檢查金額。' },
    'invalid-transaction': invalidRequest,
    'invalid-typed-data': invalidRequest,
    'invalid-parameter': invalidRequest,
    'invalid-caip': invalidRequest,
  },
  walletAdvice: {
    [-32002]: '{wallet} 有一個待處理的請求。請先處理它，然後重試。',
    4100: '{wallet} 不允許此網站使用您的帳戶。請重新連接。',
    4900: '{wallet} 已離線。請檢查您的網路連線，然後重試。',
    4901: '{wallet} 無法連接此網路。請選擇其他網路，或稍後重試。',
  },
  anyWallet: '您的錢包',
  waiting: {
    title: '沒有開啟？',
    extension: '請在瀏覽器工具列中尋找 {wallet} 圖示；視窗也可能在此視窗後面。',
    'in-app-browser': '請在此頁面上方尋找請求。如果 {wallet} 已鎖定，請解鎖，或重新載入此頁面。',
    window: '視窗可能在此視窗後面，或被瀏覽器封鎖。請允許此網站的彈出式視窗。',
    device: '請解鎖裝有 {wallet} 的裝置，並在那裡尋找請求。',
    app: '請確認此裝置已安裝 {wallet}，然後重新開啟它。',
    website: '瀏覽器可能封鎖了新分頁。請允許此網站的彈出式視窗，然後重新開啟。',
  },
  oneClick: {
    scan: '請使用 {wallet} 掃描此 QR 碼，以連接並簽名登入。',
    scanAny: '請使用錢包掃描此 QR 碼，以連接並簽名登入。',
    open: '請在那裡連接並簽名登入，然後回到這裡。',
    authenticating: { title: '正在驗證身分…', text: '應用程式正在檢查您的簽名。' },
  },
  networkFailures: {
    unreachable: { text: '無法連接網路', advice: unreachable },
    failed: { text: '網路目前無法回應', advice: '請稍候重試。' },
    limited: { text: '網路忙碌', advice: '它收到的請求過多。請稍候重試。' },
    refused: { text: '網路拒絕了請求' },
    unsupported: {
      text: '此功能在該網路上不可用',
      advice: '請選擇其他網路，或告知此網站的所有者。',
    },
    'wrong-chain': { text: '此網站上的該網路設定有誤', advice: tellOwner },
    disagreed: {
      text: '網路給出了不一致的回應',
      advice: '沒有傳送任何內容。請稍候重試。',
    },
  },
  serviceBusy: { text: '錢包目錄忙碌。', advice: '請稍候重試。' },
  snackbar: {
    'transaction-started': '交易已開始',
    'transaction-failed': '交易失敗',
    'swap-arrived': '您的兌換已到達 {network}',
    'swap-partial': '到達 {network} 的代幣或數量不同',
    'swap-refunded': '您到 {network} 的兌換已退款',
    'swap-not-arrived': '您到 {network} 的兌換失敗',
    'balance-unavailable': '無法顯示代幣餘額',
    'request-completed-late': '請求在取消後完成',
    disconnect: '無法中斷連接',
    'session-ended': '工作階段已過期',
  },
  alerts: {
    PROJECT_ID_NOT_CONFIGURED:
      '未設定專案 ID：選項 `projectId` 為空。請將其設為您的應用程式的名稱，例如 `my-dapp`。如果您的中繼伺服器或閘道有專案清單，請設為其中的 ID。',
    INVALID_PROJECT_ID:
      '專案 ID 無效：中繼伺服器不認識此頁面的專案 ID。請將選項 `projectId` 設為中繼伺服器營運方提供的 ID。',
    INVALID_APP_CONFIGURATION:
      '應用程式設定無效：中繼伺服器不允許此頁面的來源。請在中繼伺服器上，將此來源新增到該專案允許的來源中。',
    SWITCH_NETWORK_NOT_FOUND:
      '找不到網路：此頁面嘗試切換到選項 `networks` 中沒有的網路。請在其中新增該網路。',
    AUTH_CONNECTOR_NOT_FOUND:
      '找不到地址或身分驗證連接器：此頁面嘗試在沒有帳戶的情況下註冊名稱。請先連接 EVM 網路上的帳戶。',
    IFRAME_LOAD_FAILED: '無法載入電子郵件登入元件：登入框架無法載入。請檢查其 URL 以及此頁面的 `frame-src`。',
    IFRAME_REQUEST_TIMEOUT: '初始化身分驗證時發生問題：登入框架未及時回應。',
    UNVERIFIED_DOMAIN:
      '登入框架不對此頁面提供。請在框架的伺服器上，將此頁面的來源新增到該專案允許的來源中，或更正專案 ID。',
  },
}
