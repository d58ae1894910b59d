import type { ModalModel, NetworkRow, Route, ThemeMode, WalletRow } from '@latchkit/core'
import { en } from '@latchkit/ui/copy/en'
import { Modal } from '@latchkit/ui/modal'
import { ConnectView } from '@latchkit/ui/views/connect'
import { ConnectingView } from '@latchkit/ui/views/connecting'
import { ConnectingRemoteView } from '@latchkit/ui/views/connecting-remote'
import { NetworksView } from '@latchkit/ui/views/networks'
import { type ReactNode, useSyncExternalStore } from 'react'

/** Renders the view of the first click. */
export function OpeningPreview() {
  return (
    <Preview route={{ view: 'connect' }}>
      <ConnectView
        model={{ status: 'ready', wallets: [{ ...harbor, tag: 'recent' }, meadow, remote], guide: true }}
        onSelectWallet={ignore}
        onGetWallet={ignore}
        onWhatIsAWallet={ignore}
      />
    </Preview>
  )
}

/** Renders the view of a prompted wallet. */
export function ConnectingPreview() {
  return (
    <Preview route={{ view: 'connecting', walletId: harbor.id, namespace: 'eip155' }}>
      <ConnectingView model={{ status: 'opening', opens: 'extension', wallet: harbor }} />
    </Preview>
  )
}

/** Renders the view with a QR code. */
export function QrPreview() {
  const key = '587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303'
  return (
    <Preview route={{ view: 'connecting-remote' }}>
      <ConnectingRemoteView
        model={{
          wallet: harbor,
          platforms: ['qrcode'],
          platform: 'qrcode',
          downloads: true,
          status: 'scan',
          uri: `wc:${key}@2?relay-protocol=irn&symKey=${key}`,
        }}
        onCopy={(uri) => navigator.clipboard.writeText(uri)}
        onDownloads={ignore}
      />
    </Preview>
  )
}

/** Renders the list of networks. */
export function NetworksPreview() {
  return (
    <Preview route={{ view: 'networks' }}>
      <NetworksView
        model={{
          status: 'ready',
          query: '',
          canSearch: false,
          testnets: [sepolia],
          groups: [
            { namespace: 'eip155', networks: evmNetworks },
            { namespace: 'solana', networks: [solana] },
          ],
        }}
        onSelectNetwork={ignore}
      />
    </Preview>
  )
}

function Preview({ route, children }: { readonly route: Route; readonly children: ReactNode }) {
  const theme = useSyncExternalStore(watchScheme, getScheme)
  const model: ModalModel = {
    status: 'open',
    route,
    depth: 1,
    direction: 'forward',
    canGoBack: false,
    shaking: false,
    isInline: true,
  }
  return (
    <Modal model={model} copy={en} theme={theme} onClose={ignore}>
      {children}
    </Modal>
  )
}

const dark = matchMedia('(prefers-color-scheme: dark)')

function watchScheme(notify: () => void): () => void {
  dark.addEventListener('change', notify)
  return () => dark.removeEventListener('change', notify)
}

function getScheme(): ThemeMode {
  return dark.matches ? 'dark' : 'light'
}

/** The previews do nothing. */
function ignore(): void {}

function drawIcon(background: string, color: string, path: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="${background}" d="M0 0h24v24H0z"/><path fill="${color}" d="${path}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

const harbor: WalletRow = {
  id: 'dev.latchkit.harbor',
  name: 'Harbor',
  icon: drawIcon(
    '#183a8c',
    '#bcd2ff',
    'M11 5h2v3h4v2h-4v7.9a5 5 0 0 0 3.9-4.9H19a7 7 0 0 1-14 0h2.1a5 5 0 0 0 3.9 4.9V10H7V8h4z',
  ),
  tag: 'installed',
  namespaces: ['eip155'],
}

const meadow: WalletRow = {
  id: 'dev.latchkit.meadow',
  name: 'Meadow',
  icon: drawIcon(
    '#2f7d4f',
    '#e4f7c8',
    'M11 19v-5C7 14 5 11.500 5 8c3.500 0 5.500 1.500 6.500 4C12.300 8.300 15 6 19 6c0 5-2.500 8-6 8v5z',
  ),
  tag: 'installed',
  namespaces: ['eip155', 'solana'],
}

const remote: WalletRow = {
  id: 'walletConnect',
  name: 'WalletConnect',
  tag: 'qr-code',
  namespaces: ['eip155', 'solana'],
}

const evmNetworks: readonly NetworkRow[] = (
  [
    ['eip155:1', 'Ethereum'],
    ['eip155:8453', 'Base'],
    ['eip155:42161', 'Arbitrum One'],
    ['eip155:10', 'OP Mainnet'],
    ['eip155:137', 'Polygon'],
  ] as const
).map(([id, name]) => ({ id, name, namespace: 'eip155', testnet: false, active: id === 'eip155:8453' }))

const sepolia: NetworkRow = {
  id: 'eip155:11155111',
  name: 'Sepolia',
  namespace: 'eip155',
  testnet: true,
  active: false,
}

const solana: NetworkRow = {
  id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  namespace: 'solana',
  testnet: false,
  active: false,
  disabled: 'not-connected',
}
