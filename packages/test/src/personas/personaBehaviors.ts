import type { PersonaName } from './personas.js'

/** How a wallet differs from the standards, and where that is written. */
export type PersonaBehavior = {
  readonly persona: PersonaName
  /** The title of the test of this behavior: `behavior: <persona>: <behavior>`. */
  readonly behavior: string
  /** Documentation, an issue or a change of the wallet, or of a library that works around it. */
  readonly source: string
}

/** The behaviors of all personas. Each is tested under its name. */
export const personaBehaviors: readonly PersonaBehavior[] = [
  {
    persona: 'metaMask',
    behavior: 'a locked wallet has no accounts',
    source: 'https://github.com/MetaMask/metamask-extension/pull/1378',
  },
  {
    persona: 'metaMask',
    behavior: 'a second connection request fails with -32002 while the first is open',
    source: 'https://github.com/MetaMask/metamask-extension/issues/8918',
  },
  {
    persona: 'metaMask',
    behavior: 'addresses are in lower case',
    source: 'https://github.com/MetaMask/metamask-extension/issues/10671',
  },
  {
    persona: 'metaMask',
    behavior: 'each origin has its own chain',
    source: 'https://github.com/MetaMask/metamask-extension/issues/35207',
  },
  {
    persona: 'metaMask',
    behavior: 'a switch to an unknown chain fails with 4902',
    source: 'https://github.com/MetaMask/metamask-extension/pull/11030',
  },
  {
    persona: 'metaMask',
    behavior: 'a chain with unknown keys is not added',
    source: 'https://github.com/MetaMask/metamask-extension/pull/9724',
  },
  {
    persona: 'metaMask',
    behavior: 'a chain whose symbol has more than six characters is not added',
    source: 'https://github.com/MetaMask/metamask-extension/issues/30607',
  },
  {
    persona: 'metaMask',
    behavior: 'a chain whose node is on another chain is not added',
    source: 'https://docs.metamask.io/metamask-connect/evm/reference/json-rpc-api/wallet_addEthereumChain.md',
  },
  {
    persona: 'coinbase',
    behavior: 'its provider has the flag isCoinbaseWallet',
    source: 'https://github.com/lidofinance/lido-js-sdk/pull/31',
  },
  {
    persona: 'coinbase',
    behavior: 'its provider is also at window.coinbaseWalletExtension',
    source: 'https://github.com/coinbase/coinbase-wallet-sdk/pull/1164',
  },
  {
    persona: 'coinbase',
    behavior: 'it replaces window.ethereum of another wallet',
    source: 'https://github.com/cowprotocol/cowswap/pull/754',
  },
  {
    persona: 'coinbase',
    behavior: 'the chain of the site is not added again',
    source: 'https://github.com/coinbase/coinbase-wallet-sdk/pull/294',
  },
  {
    persona: 'coinbase',
    behavior: 'a switch to an unknown chain fails with 4902',
    source:
      'https://docs.base.org/identity/smart-wallet/technical-reference/sdk/CoinbaseWalletProvider/wallet_switchEthereumChain',
  },
  {
    persona: 'rabby',
    behavior: 'it replaces window.ethereum of another wallet',
    source: 'https://github.com/rainbow-me/rainbowkit/issues/1182',
  },
  {
    persona: 'rabby',
    behavior: 'a switch to an unknown chain fails with 4902',
    source: 'https://github.com/RabbyHub/Rabby/pull/2258',
  },
  {
    persona: 'phantom',
    behavior: 'its provider is also at window.phantom.ethereum, with the flag isPhantom',
    source: 'https://docs.phantom.com/ethereum-monad-testnet-base-and-polygon/detecting-the-provider.md',
  },
  {
    persona: 'phantom',
    behavior: 'it is not in frames',
    source: 'https://docs.phantom.com/ethereum-monad-testnet-base-and-polygon/detecting-the-provider.md',
  },
  {
    persona: 'phantom',
    behavior: 'it is not on pages without HTTPS, except those of this machine',
    source: 'https://docs.phantom.com/ethereum-monad-testnet-base-and-polygon/detecting-the-provider.md',
  },
  {
    persona: 'phantom',
    behavior: 'any second request fails with -32002 while the first is open',
    source: 'https://docs.phantom.com/ethereum-and-polygon/provider-api-reference/errors',
  },
  {
    persona: 'phantom',
    behavior: 'a signature for a site that is not connected fails with 4100',
    source: 'https://docs.phantom.com/ethereum-and-polygon/provider-api-reference/errors',
  },
  {
    persona: 'phantom',
    behavior: 'no chain can be added',
    source: 'https://github.com/skalenetwork/portal/issues/831',
  },
  {
    persona: 'okx',
    behavior: 'its provider is also at window.okxwallet, with the flag isOkxWallet',
    source: 'https://github.com/wevm/wagmi/issues/3809',
  },
  {
    persona: 'okx',
    behavior: 'it replaces window.ethereum of another wallet',
    source: 'https://github.com/dydxprotocol/v4-web/pull/312',
  },
  {
    persona: 'okx',
    behavior: 'a switch to an unknown chain fails with 4902',
    source: 'https://web3.okx.com/onchainos/dev-docs/sdks/chains/evm/web-add-network',
  },
  {
    persona: 'trust',
    behavior: 'a switch to an unknown chain fails without a code',
    source: 'https://github.com/trustwallet/wallet-core/issues/4464',
  },
  {
    persona: 'safe',
    behavior: 'its account is a contract, which verifies signatures',
    source: 'https://github.com/safe-global/safe-transaction-service/issues/1114',
  },
  {
    persona: 'safe',
    behavior: 'a transaction is queued: its hash is not on the chain',
    source: 'https://github.com/wevm/wagmi/issues/2461',
  },
  {
    persona: 'safe',
    behavior: 'the chain cannot be switched',
    source: 'https://github.com/RevokeCash/revoke.cash/pull/301',
  },
  {
    persona: 'ledger',
    behavior: 'the call of a contract fails while blind signing is off',
    source: 'https://github.com/MetaMask/metamask-extension/issues/13417',
  },
  {
    persona: 'ledger',
    behavior: 'typed data is not signed while blind signing is off',
    source: 'https://github.com/MetaMask/metamask-extension/issues/29802',
  },
  {
    persona: 'ledger',
    behavior: 'a rejection on the device has no code of its own',
    source: 'https://github.com/MetaMask/metamask-extension/issues/9510',
  },
  {
    persona: 'xverse',
    behavior: 'its provider is at window.XverseProviders.BitcoinProvider',
    source: 'https://github.com/secretkeylabs/sats-connect/issues/72',
  },
  {
    persona: 'xverse',
    behavior: 'it lists itself in window.btc_providers',
    source: 'https://github.com/secretkeylabs/sats-connect/pull/81',
  },
  {
    persona: 'xverse',
    behavior: 'an error is a response, and not thrown',
    source: 'https://docs.xverse.app/sats-connect/wallet-methods/request-methods',
  },
  {
    persona: 'xverse',
    behavior: 'a connected site reads the accounts without another request',
    source: 'https://docs.xverse.app/sats-connect/xverse-wallet-permissions',
  },
  {
    persona: 'unisat',
    behavior: 'it has no function request',
    source: 'https://github.com/secretkeylabs/sats-connect/issues/185',
  },
  {
    persona: 'unisat',
    behavior: 'signed inputs are final, unless the app sets autoFinalized',
    source: 'https://github.com/unisat-wallet/extension/issues/77',
  },
]
