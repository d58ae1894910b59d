import { environment } from '../environment'
import { loadTestWallets } from './loadTestWallets'

/** Adds the test wallets and the tools of development to the page. A build contains neither. */
export async function startDevnet(): Promise<void> {
  if (!import.meta.env.DEV) return
  if (environment.devnetUrl) loadTestWallets(environment.devnetUrl)
  const { showDevnetPanel } = await import('./showDevnetPanel')
  showDevnetPanel()
}
