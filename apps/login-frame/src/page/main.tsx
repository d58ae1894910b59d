import './view/frame.css'
import './view/settings/settings.css'
import { ConfigError } from '@latchkit/core'
import { isCaipNetworkId } from '@latchkit/core/schema'
import { getParentOrigin } from '@latchkit/frame-client/host'
import { fetchConfig } from './config/fetchConfig.js'
import { getSmartAccounts } from './config/getSmartAccounts.js'
import { loadCopy } from './language/loadCopy.js'
import { startFrame } from './startFrame.js'
import { getStorageScope } from './storage/getStorageScope.js'
import { startVault } from './vault/startVault.js'
import { applyLanguage } from './view/applyLanguage.js'

const parameters = new URLSearchParams(location.search)
const projectId = parameters.get('projectId') ?? ''
const chainId = parameters.get('chainId')
const lang = parameters.get('lang')
// Firefox has no ancestors, although their type claims that every browser has them.
const ancestorOrigins = location.ancestorOrigins as DOMStringList | undefined
const storageScope = getStorageScope({ userAgent: navigator.userAgent, ancestorOrigins })
const copy = await loadCopy([...(lang ? [lang] : []), ...navigator.languages])
const root = document.getElementById('root')
if (!root) throw new ConfigError({ path: 'index.html', reason: 'must have an element with the id "root"' })

const page = document.documentElement
page.dataset.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
applyLanguage(document, copy)

try {
  const config = await fetchConfig({ projectId, parentOrigin: getParentOrigin() }, (input, init) =>
    fetch(input, init),
  )
  startFrame({
    vault: startVault({
      loginUrl: config.loginUrl,
      recoveryUrl: config.recoveryUrl,
      storageScope,
      smartAccounts: getSmartAccounts(config),
    }),
    config,
    projectId,
    storageScope,
    chainId: isCaipNetworkId(chainId) ? chainId : undefined,
    copy,
    root,
  })
} catch (error) {
  // Without READY the app reports that the frame has failed to load.
  root.textContent = copy.errors.vault_unavailable
  throw error
}
