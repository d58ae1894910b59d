import type { WalletRow } from '@latchkit/core'

function drawIcon(background: string, color: string, path: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${background}"/><path d="${path}" fill="none" stroke="${color}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** A fictional wallet, like the others in this file. */
export const kestrel: WalletRow = {
  id: 'dev.latchkit.kestrel',
  name: 'Kestrel',
  icon: drawIcon('#e8572a', '#fff', 'M10 26 20 12l10 14M15 28h10'),
  tag: 'installed',
  namespaces: ['eip155'],
}

export const harbor: WalletRow = {
  id: 'dev.latchkit.harbor',
  name: 'Harbor Wallet',
  icon: drawIcon('#183a8c', '#bcd2ff', 'M20 10v20M12 24a8 8 0 0 0 16 0M15 14h10'),
  tag: 'recent',
  namespaces: ['eip155'],
}

export const nimbus: WalletRow = {
  id: 'dev.latchkit.nimbus',
  name: 'Nimbus',
  icon: drawIcon('#fff', '#6b45d8', 'M13 27h15a5 5 0 0 0 0-10 8 8 0 0 0-15-1 5.5 5.5 0 0 0 0 11Z'),
  tag: 'installed',
  namespaces: ['eip155', 'solana'],
}

export const remote: WalletRow = {
  id: 'walletConnect',
  name: 'WalletConnect',
  tag: 'qr-code',
  namespaces: ['eip155', 'solana'],
}

export const ferrous: WalletRow = { id: 'dev.latchkit.ferrous', name: 'Ferrous', namespaces: ['eip155'] }

/** A wallet with hostile markup in its name and icon. */
export const hostile: WalletRow = {
  id: 'dev.latchkit.hostile',
  name: '<img src=x onerror=alert(1)> Официальный 钱包 Wallet that will not stop talking about itself',
  icon: 'javascript:alert(1)',
  tag: 'installed',
  namespaces: ['eip155'],
}

/** A wallet whose icon is well-formed and does not load. */
export const brokenIcon: WalletRow = {
  id: 'dev.latchkit.broken',
  name: 'Øre',
  icon: 'data:image/png;base64,AAAA',
  namespaces: ['eip155'],
}

/** A wallet that supports every namespace. */
export const polyglot: WalletRow = {
  id: 'dev.latchkit.polyglot',
  name: 'Polyglot',
  icon: drawIcon('#12333a', '#7fe3d0', 'M12 28V12l8 9 8-9v16'),
  tag: 'installed',
  namespaces: ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'],
}

export const sundial: WalletRow = {
  id: 'dev.latchkit.sundial',
  name: 'Sundial',
  icon: drawIcon('#f4c542', '#4a3500', 'M20 20 27 11M10 20a10 10 0 0 0 20 0'),
  tag: 'installed',
  namespaces: ['solana'],
}

export const ingot: WalletRow = {
  id: 'dev.latchkit.ingot',
  name: 'Ingot',
  icon: drawIcon('#2b2b2b', '#f0a35b', 'M12 26l3-11h10l3 11Z'),
  namespaces: ['bip122'],
}
