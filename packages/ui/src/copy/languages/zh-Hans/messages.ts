// Reviewed by a native speaker: no
import type { MessageCopy } from '../../MessageCopy.js'

const tellOwner = '请告知此网站的所有者。'
const invalidRequest = {
  text: '此网站发出了无效的请求。',
  advice: '没有任何内容发送到您的钱包。',
}
const unreachable = '请检查您的网络连接，然后重试。'

/** The texts of errors, snackbar messages and alerts in Simplified Chinese. */
export const messages: MessageCopy = {
  errors: {
    unexpected: { text: '出现问题' },
    aborted: { text: '请求已中止' },
    'user-rejected': { text: '您的钱包拒绝了请求。' },
    'action-ignored': { text: '目前无法执行此操作。' },
    'wallet-request': { text: '您的钱包无法执行此操作。' },
    'wallet-response': {
      text: '您的钱包返回了无法使用的响应。',
      advice: '请更新钱包，或选择其他钱包。',
    },
    'wallet-not-found': {
      text: '未找到此钱包。',
      advice: '请安装它，或选择其他钱包。',
    },
    'chain-not-supported': {
      text: '不支持此网络',
      advice: '请在钱包中添加此网络，或选择其他网络。',
    },
    'method-not-supported': { text: '您的钱包不支持此操作。' },
    'not-connected': { text: '没有已连接的钱包。', advice: '请先连接钱包。' },
    'sign-in': {
      text: '此应用无法让您登录。',
      advice: '请重试。如果仍然失败，请向应用寻求帮助。',
    },
    'not-logged-in': { text: '您尚未登录。', advice: '请登录，然后重试。' },
    'session-changed': {
      text: '在请求发送之前，您的钱包、账户或网络发生了变化。',
      advice: '没有签署或发送任何内容。请检查请求，然后重试。',
    },
    'session-ended': { text: '会话已过期', advice: '请重新连接钱包。' },
    'account-not-found': {
      text: '未找到此账户。',
      advice: '请在钱包中选择它，或重新连接钱包。',
    },
    disconnect: { text: '无法断开连接' },
    'relay-unreachable': { text: '无法连接到连接服务。', advice: unreachable },
    'relay-not-configured': { text: '此网站未设置其他设备上的钱包。' },
    'service-unreachable': { text: '无法连接钱包目录。', advice: unreachable },
    'service-response': {
      text: '钱包目录返回了无法使用的响应。',
      advice: '请稍后重试。',
    },
    'balance-unavailable': { text: '无法显示代币余额', advice: '请在 30 秒后重试。' },
    'nfts-unavailable': { text: '无法获取 NFT', advice: '请在 30 秒后重试。' },
    'transactions-unavailable': { text: '无法获取交易', advice: '请在 30 秒后重试。' },
    'invalid-send': { text: '转账信息不完整。' },
    'invalid-swap': { text: '兑换信息不完整。' },
    'simulation-unavailable': {
      text: '此网络无法检查该交易。',
      advice: '没有签署任何内容。请重试，或使用其他网络。',
    },
    'swap-network': { text: '此网络不支持兑换' },
    'swap-price-changed': {
      text: '价格已变化。',
      advice: '新价格比显示的更差。没有签署任何内容。请查看新价格。',
    },
    'review-changed': { text: '数值已变化。', advice: '请查看后再次发送。' },
    'simulation-reverted': {
      text: '合约会拒绝此转账。',
      advice: '没有发送任何内容。代币或接收方可能不允许此转账。',
    },
    'transaction-mismatch': { text: '交易与您核对的内容不同。没有发送任何内容。' },
    'receipt-timeout': {
      text: '交易尚未确认。',
      advice: '它仍可能得到确认。再次发送前，请先查询它的状态。',
    },
    'blockhash-expired': {
      text: '交易在确认前已过期。',
      advice: '没有发送任何内容。您可以放心地再次发送。',
    },
    'network-not-found': { text: '未找到网络', advice: '请选择其他网络。' },
    'invalid-project-id': {
      text: '项目 ID 无效',
      advice: '请将选项 `projectId` 设为中继服务器运营方提供的 ID。',
    },
    'origin-not-allowed': {
      text: '应用配置无效',
      advice: '请在中继服务器上，将此来源添加到该项目允许的来源中。',
    },
    'adapter-not-found': { text: '未找到适配器', advice: tellOwner },
    'provider-missing': { text: '此网站设置有误。', advice: tellOwner },
    config: { text: '此网站设置有误。', advice: tellOwner },
    'invalid-address': { text: '此地址在此网络上无效。', advice: '请检查地址。' },
    'invalid-amount': { text: '无法发送此金额。', advice: '请检查金额。' },
    'invalid-transaction': invalidRequest,
    'invalid-typed-data': invalidRequest,
    'invalid-parameter': invalidRequest,
    'invalid-caip': invalidRequest,
  },
  walletAdvice: {
    [-32002]: '{wallet} 有一个待处理的请求。请先处理它，然后重试。',
    4100: '{wallet} 不允许此网站使用您的账户。请重新连接。',
    4900: '{wallet} 已离线。请检查您的网络连接，然后重试。',
    4901: '{wallet} 无法连接此网络。请选择其他网络，或稍后重试。',
  },
  anyWallet: '您的钱包',
  waiting: {
    title: '没有打开？',
    extension: '请在浏览器工具栏中查找 {wallet} 图标；窗口也可能在此窗口后面。',
    'in-app-browser': '请查找此页面上方的请求。如果 {wallet} 已锁定，请解锁，或重新加载此页面。',
    window: '窗口可能在此窗口后面，或被浏览器拦截。请允许此网站的弹出窗口。',
    device: '请解锁装有 {wallet} 的设备，并在那里查找请求。',
    app: '请确认此设备已安装 {wallet}，然后重新打开它。',
    website: '浏览器可能拦截了新标签页。请允许此网站的弹出窗口，然后重新打开。',
  },
  oneClick: {
    scan: '请用 {wallet} 扫描此二维码，以连接并签名登录。',
    scanAny: '请用钱包扫描此二维码，以连接并签名登录。',
    open: '请在那里连接并签名登录，然后回到这里。',
    authenticating: { title: '正在验证身份…', text: '应用正在检查您的签名。' },
  },
  networkFailures: {
    unreachable: { text: '无法连接网络', advice: unreachable },
    failed: { text: '网络目前无法响应', advice: '请稍候重试。' },
    limited: { text: '网络繁忙', advice: '它收到的请求过多。请稍候重试。' },
    refused: { text: '网络拒绝了请求' },
    unsupported: {
      text: '此功能在该网络上不可用',
      advice: '请选择其他网络，或告知此网站的所有者。',
    },
    'wrong-chain': { text: '此网站上的该网络设置有误', advice: tellOwner },
    disagreed: {
      text: '网络给出了不一致的响应',
      advice: '没有发送任何内容。请稍候重试。',
    },
  },
  serviceBusy: { text: '钱包目录繁忙。', advice: '请稍候重试。' },
  snackbar: {
    'transaction-started': '交易已开始',
    'transaction-failed': '交易失败',
    'swap-arrived': '您的兑换已到达 {network}',
    'swap-partial': '到达 {network} 的代币或数量不同',
    'swap-refunded': '您到 {network} 的兑换已退款',
    'swap-not-arrived': '您到 {network} 的兑换失败',
    'balance-unavailable': '无法显示代币余额',
    'request-completed-late': '请求在取消后完成',
    disconnect: '无法断开连接',
    'session-ended': '会话已过期',
  },
  alerts: {
    PROJECT_ID_NOT_CONFIGURED:
      '未配置项目 ID：选项 `projectId` 为空。请将其设为您的应用的名称，例如 `my-dapp`。如果您的中继服务器或网关有项目列表，请设为其中的 ID。',
    INVALID_PROJECT_ID:
      '项目 ID 无效：中继服务器不认识此页面的项目 ID。请将选项 `projectId` 设为中继服务器运营方提供的 ID。',
    INVALID_APP_CONFIGURATION:
      '应用配置无效：中继服务器不允许此页面的来源。请在中继服务器上，将此来源添加到该项目允许的来源中。',
    SWITCH_NETWORK_NOT_FOUND:
      '未找到网络：此页面尝试切换到选项 `networks` 中没有的网络。请在其中添加该网络。',
    AUTH_CONNECTOR_NOT_FOUND:
      '未找到地址或身份验证连接器：此页面尝试在没有账户的情况下注册名称。请先连接 EVM 网络上的账户。',
    IFRAME_LOAD_FAILED: '无法加载电子邮件登录组件：登录框架无法加载。请检查其 URL 以及此页面的 `frame-src`。',
    IFRAME_REQUEST_TIMEOUT: '初始化身份验证时出现问题：登录框架未及时响应。',
    UNVERIFIED_DOMAIN:
      '登录框架不对此页面提供。请在框架的服务器上，将此页面的来源添加到该项目允许的来源中，或更正项目 ID。',
  },
}
