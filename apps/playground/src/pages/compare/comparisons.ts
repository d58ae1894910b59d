/** A statement on our view, with the command in this repository that checks it. */
export type Statement = { readonly text: string; readonly command?: string }

/** A statement on another kit, with the page of its documentation. */
type Fact = { readonly text: string; readonly url: string }

/** One of our views, and what other kits document about theirs. */
export type Comparison = {
  readonly id: 'opening' | 'connecting' | 'qr' | 'networks'
  readonly title: string
  readonly others: readonly { readonly name: 'RainbowKit' | 'ConnectKit'; readonly facts: readonly Fact[] }[]
  readonly taken: readonly Statement[]
  readonly different: readonly Statement[]
}

const rainbowKit = 'https://rainbowkit.com/docs'
const connectKit = 'https://family.co/docs/connectkit'
const ui = 'packages/ui/src'
const browser = 'pnpm vitest run --project browser'

/** The comparisons, in the order in which a user sees the views. */
export const comparisons: readonly Comparison[] = [
  {
    id: 'opening',
    title: 'Opening',
    others: [
      {
        name: 'RainbowKit',
        facts: [
          {
            text: 'Has a wide modal by default, and a compact one as an option.',
            url: `${rainbowKit}/modal-sizes`,
          },
          {
            text: 'Has three themes. The app can choose the accent, the color of text on it, one of four corner sizes, one of two fonts and the blur of the overlay.',
            url: `${rainbowKit}/theming`,
          },
        ],
      },
      {
        name: 'ConnectKit',
        facts: [
          {
            text: 'Has eight themes. Some need a font of Google, which is only loaded if the app allows it.',
            url: `${connectKit}/theming`,
          },
          {
            text: 'The app can choose the accent and the color of text on it, in the default theme.',
            url: `${connectKit}/colors`,
          },
        ],
      },
    ],
    taken: [
      { text: 'Themes to choose from, an editor for them, and a blurred overlay as an option.' },
      {
        text: 'No font is loaded from another server.',
        command: 'pnpm --filter @latchkit/playground e2e quiet',
      },
    ],
    different: [
      {
        text: 'One accent is enough in every theme: the color of text on it is derived, and every text has a contrast of 4.5:1 with any accent.',
        command: `pnpm unit ${ui}/styles/tokens ${ui}/theme`,
      },
      {
        text: 'The modal loads at the first click. 25 kB load with the page, 50 kB with the open modal.',
        command: 'pnpm size',
      },
      {
        text: 'The styles of the page do not change the modal.',
        command: 'pnpm --filter @latchkit/playground e2e isolation',
      },
    ],
  },
  {
    id: 'connecting',
    title: 'Connecting',
    others: [
      {
        name: 'RainbowKit',
        facts: [
          {
            text: 'A wallet can have instructions for its extension, and a download link for each browser.',
            url: `${rainbowKit}/custom-wallets`,
          },
        ],
      },
      {
        name: 'ConnectKit',
        facts: [
          {
            text: 'The app can build its own button from the connection state, also while a wallet is connecting.',
            url: `${connectKit}/api-reference`,
          },
        ],
      },
    ],
    taken: [
      {
        text: 'Download links of the wallet and its stores, if it is not installed.',
        command: `pnpm unit ${ui}/views/connecting`,
      },
    ],
    different: [
      {
        text: 'The icon moves from its row to the ring, and back to the row. Input is accepted while it moves.',
        command: `${browser} ${ui}/parts/stage`,
      },
      {
        text: 'A declined request is a state with one action, not an error message.',
        command: `pnpm unit ${ui}/views/connecting`,
      },
      {
        text: 'A wallet of several chains is one row. The user chooses the chain after the wallet.',
        command: 'pnpm --filter @latchkit/playground e2e multi-namespace-wallets',
      },
    ],
  },
  {
    id: 'qr',
    title: 'QR code',
    others: [
      {
        name: 'RainbowKit',
        facts: [
          {
            text: 'A wallet can set the content of its QR code, and the steps that are shown beside it.',
            url: `${rainbowKit}/custom-wallets`,
          },
        ],
      },
      {
        name: 'ConnectKit',
        facts: [
          {
            text: 'Connects remote wallets over WalletConnect, and has translations of its texts.',
            url: `${connectKit}/customization`,
          },
        ],
      },
    ],
    taken: [{ text: 'The icon of the wallet is in the center of the code, and the link can be copied.' }],
    different: [
      {
        text: 'A QR reader decodes the rendered code in the tests, with the icon of a wallet on it.',
        command: `${browser} ${ui}/views/connecting-remote`,
      },
      {
        text: 'The code is dark on white in both schemes, because few scanners read light modules on dark.',
        command: `pnpm unit ${ui}/views/connecting-remote`,
      },
      {
        text: 'The relay can be your own, and nothing is requested before the user asks for a code.',
        command: 'pnpm --filter @latchkit/playground e2e remote-quiet',
      },
    ],
  },
  {
    id: 'networks',
    title: 'Networks',
    others: [
      {
        name: 'RainbowKit',
        facts: [
          {
            text: 'Has icons for common EVM networks. The app can set an icon and its background for others.',
            url: `${rainbowKit}/custom-chains`,
          },
        ],
      },
      {
        name: 'ConnectKit',
        facts: [
          {
            text: 'Exports its network icons as a component, and a hook with the configured networks.',
            url: `${connectKit}/api-reference`,
          },
        ],
      },
    ],
    taken: [
      {
        text: 'Every built-in network has its icon, in one optical size.',
        command: `${browser} ${ui}/parts/mark`,
      },
    ],
    different: [
      {
        text: 'EVM networks, Solana and Bitcoin are in one list, grouped by namespace.',
        command: `pnpm unit ${ui}/views/networks`,
      },
      {
        text: 'A network that the wallet does not allow stays visible and states the reason.',
        command: `pnpm unit ${ui}/views/networks`,
      },
      {
        text: 'The view works with the keyboard, at 200 % zoom and right to left.',
        command: 'pnpm --filter @latchkit/playground e2e keyboard layout',
      },
    ],
  },
]
