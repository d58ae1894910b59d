import { type FakeAdapter, fakeAdapter } from '@latchkit/core/testing'

/** Returns an icon of two shapes as a `data:` URL, as wallets announce theirs. */
function createIcon(color: string, path: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${color}"/><path fill="#fff" d="${path}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/**
 * Creates an adapter with wallets that exist only in this page: they approve after a moment, as a user does, and one declines.
 */
export function createDemoWallets(): FakeAdapter {
  return fakeAdapter({
    wallets: [
      {
        id: 'demo.acorn',
        name: 'Acorn',
        icon: createIcon('#0b6b56', 'M11 17h18v2a9 9 0 0 1-18 0zM13 12h14v3H13z'),
        behavior: 'slow',
        slowMs: 1200,
      },
      {
        id: 'demo.harbor',
        name: 'Harbor',
        icon: createIcon('#2f54eb', 'M20 9l8 12H12zM10 24h20l-4 7H14z'),
        accounts: ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
        behavior: 'slow',
        slowMs: 900,
      },
      {
        id: 'demo.reef',
        name: 'Reef (declines)',
        icon: createIcon('#b8330c', 'M20 10a10 10 0 1 0 .1 0zm-4 6h8v8h-8z'),
        behavior: 'rejects',
      },
    ],
  })
}
