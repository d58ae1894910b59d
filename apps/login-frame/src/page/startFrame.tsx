import type { CaipNetworkId } from '@latchkit/core/schema'
import { createFrameHost, type FrameHost } from '@latchkit/frame-client/host'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { delay } from '../shared/delay.js'
import type { Vault } from '../shared/vault/Vault.js'
import { ApprovalError } from './approval/ApprovalError.js'
import { createApprovalQueue } from './approval/createApprovalQueue.js'
import type { FrameConfig } from './config/FrameConfig.js'
import { toNetwork } from './config/toNetwork.js'
import type { Copy } from './copy/Copy.js'
import { toApprovalModel } from './describe/toApprovalModel.js'
import { createHandlers } from './host/createHandlers.js'
import { createProviderLogins } from './host/createProviderLogins.js'
import { loadCopy } from './language/loadCopy.js'
import { createAuthenticator } from './passkey/createAuthenticator.js'
import { createChainRpc } from './rpc/createChainRpc.js'
import { createNameReader } from './rpc/createNameReader.js'
import { createPriceReader } from './rpc/createPriceReader.js'
import { prepareApproval } from './signing/prepareApproval.js'
import { signApproval } from './signing/signApproval.js'
import { createSmartAccountServers } from './smartAccount/SmartAccountServers.js'
import { createPageStorage, findPageStorage } from './storage/createPageStorage.js'
import { App } from './view/App.js'
import { applyLanguage } from './view/applyLanguage.js'
import { applyTheme } from './view/applyTheme.js'
import { isFramed } from './view/isFramed.js'
import { BrandContext } from './view/parts/BrandContext.js'

/** Starts the frame: renders the approvals, and answers the requests of the app. */
export function startFrame(parameters: {
  readonly vault: Vault
  readonly config: FrameConfig
  readonly projectId: string
  /** The part of the storage of an app, where the browser does not partition it. */
  readonly storageScope: string
  /** The chain at the start. Default: the first one of the configuration. */
  readonly chainId: CaipNetworkId | undefined
  /** At the start; the app may select another language that the frame has. */
  readonly copy: Copy
  /** Renders the approvals. */
  readonly root: HTMLElement
}): FrameHost {
  const { vault, config, projectId, root } = parameters
  let { copy } = parameters
  let wanted: string | undefined
  const networks = config.chains.map(toNetwork)
  const rpc = createChainRpc(config.chains, (input, init) => fetch(input, init))
  const servers = createSmartAccountServers(config.chains, (input, init) => fetch(input, init), delay)
  const readPrices = createPriceReader(config.pricesUrl, projectId, (input, init) => fetch(input, init))
  const readName = createNameReader(config.identityUrl, projectId, (input, init) => fetch(input, init))
  const now = () => performance.now()
  const findNetwork = (chainId: CaipNetworkId) => {
    const network = networks.find(({ caipNetworkId }) => caipNetworkId === chainId)
    if (!network) throw new ApprovalError('chain_unknown')
    return network
  }
  const queue = createApprovalQueue({
    async prepare(request, signal) {
      const network = findNetwork(request.chainId)
      const approval = await prepareApproval(request, { rpc, servers, network, readPrices, readName, signal })
      // What cannot be displayed fails here, before the view.
      toApprovalModel(approval, network, Date.now())
      return approval
    },
    sign(approval, digest, signal) {
      const network = findNetwork(approval.chainId)
      return signApproval(approval, digest, { vault, rpc, servers, network, signal })
    },
  })
  const createWork = (view: Window) => ({
    vault,
    authenticator: createAuthenticator(
      // Absent without a secure context.
      view.navigator.credentials,
      location.hostname,
      Reflect.get(view, 'PublicKeyCredential'),
    ),
    copy: (text: string) => view.navigator.clipboard.writeText(text),
    setTimer(run: () => void, ms: number) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  })
  const page = root.ownerDocument
  const reactRoot = createRoot(root)
  const render = () =>
    reactRoot.render(
      <StrictMode>
        <BrandContext value={config.brand}>
          <App {...{ queue, networks, projectId, copy, now, createWork, isFramed }} />
        </BrandContext>
      </StrictMode>,
    )
  render()
  const providerLogins = createProviderLogins(location.origin)
  addEventListener('message', providerLogins.receive)
  const isKnown = config.chains.some(({ chainId }) => chainId === parameters.chainId)
  const [first] = config.chains
  if (!first) throw new ApprovalError('chain_unknown')
  return createFrameHost({
    allowedOrigins: config.allowedOrigins,
    handlers: createHandlers({
      ...{ vault, config, projectId, queue, rpc, servers, providerLogins },
      storage: createPageStorage(findPageStorage(window), parameters.storageScope),
      getCopy: () => copy,
      chainId: isKnown && parameters.chainId ? parameters.chainId : first.chainId,
      onTheme(theme) {
        applyTheme(page.documentElement, theme)
        const { language } = theme
        if (!language) return
        wanted = language
        void loadCopy([language]).then((next) => {
          // The app may have selected another language since.
          if (language !== wanted) return
          copy = next
          applyLanguage(page, next)
          render()
        })
      },
      // After the answer has been posted.
      reload: () => setTimeout(() => location.reload(), 50),
    }),
  })
}
