import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as buttons from './buttons.js'
import * as accountEn from './copy/account-en.js'
import * as buttonsEn from './copy/buttons-en.js'
import * as en from './copy/en.js'
import * as languages from './copy/languages.js'
import * as index from './index.js'
import * as input from './input.js'
import * as modal from './modal.js'
import * as themes from './themes.js'
import * as account from './views/account.js'
import * as activity from './views/activity.js'
import * as activityDetail from './views/activity-detail.js'
import * as activityReplacement from './views/activity-replacement.js'
import * as allWallets from './views/all-wallets.js'
import * as compatibleNetworks from './views/compatible-networks.js'
import * as connect from './views/connect.js'
import * as connectAside from './views/connect-aside.js'
import * as connecting from './views/connecting.js'
import * as connectingBasic from './views/connecting-basic.js'
import * as connectingMultiChain from './views/connecting-multi-chain.js'
import * as connectingRemote from './views/connecting-remote.js'
import * as downloads from './views/downloads.js'
import * as farcaster from './views/farcaster.js'
import * as getWallet from './views/get-wallet.js'
import * as login from './views/login.js'
import * as names from './views/names.js'
import * as networks from './views/networks.js'
import * as nftDetail from './views/nft-detail.js'
import * as nfts from './views/nfts.js'
import * as onramp from './views/onramp.js'
import * as pay from './views/pay.js'
import * as payCode from './views/pay-code.js'
import * as profile from './views/profile.js'
import * as receive from './views/receive.js'
import * as send from './views/send.js'
import * as siwx from './views/siwx.js'
import * as smartSessionList from './views/smart-session-list.js'
import * as swap from './views/swap.js'
import * as switchAccount from './views/switch-account.js'
import * as switchActiveChain from './views/switch-active-chain.js'
import * as switchNetwork from './views/switch-network.js'
import * as tokenDetail from './views/token-detail.js'
import * as tokens from './views/tokens.js'
import * as unsupportedChain from './views/unsupported-chain.js'
import * as whatIsANetwork from './views/what-is-a-network.js'
import * as whatIsAWallet from './views/what-is-a-wallet.js'

const entries = {
  '.': index,
  './modal': modal,
  './buttons': buttons,
  './input': input,
  './themes': themes,
  './views/receive': receive,
  './views/compatible-networks': compatibleNetworks,
  './views/connect': connect,
  './views/connect-aside': connectAside,
  './views/connecting': connecting,
  './views/connecting-multi-chain': connectingMultiChain,
  './views/connecting-remote': connectingRemote,
  './views/connecting-basic': connectingBasic,
  './views/all-wallets': allWallets,
  './views/downloads': downloads,
  './views/account': account,
  './views/activity': activity,
  './views/activity-detail': activityDetail,
  './views/activity-replacement': activityReplacement,
  './views/nft-detail': nftDetail,
  './views/nfts': nfts,
  './views/networks': networks,
  './views/switch-network': switchNetwork,
  './views/switch-active-chain': switchActiveChain,
  './views/profile': profile,
  './views/farcaster': farcaster,
  './views/login': login,
  './views/names': names,
  './views/onramp': onramp,
  './views/pay': pay,
  './views/pay-code': payCode,
  './views/send': send,
  './views/siwx': siwx,
  './views/smart-session-list': smartSessionList,
  './views/swap': swap,
  './views/switch-account': switchAccount,
  './views/token-detail': tokenDetail,
  './views/tokens': tokens,
  './views/unsupported-chain': unsupportedChain,
  './views/what-is-a-wallet': whatIsAWallet,
  './views/get-wallet': getWallet,
  './views/what-is-a-network': whatIsANetwork,
  './copy/en': en,
  './copy/account-en': accountEn,
  './copy/buttons-en': buttonsEn,
  './copy/languages': languages,
}

/** English is in the table above, because the buttons and the first view have chunks of their own. */
const translated = languages.languageCodes.filter((code) => code !== 'en')
const languageEntries = translated.flatMap((code) => [`./copy/${code}`, `./copy/buttons-${code}`])

const root = join(import.meta.dirname, '../..')
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** Returns the source file of each entry, also of those that a pattern matches. Internal entries, which only builds have, are left out. */
function getSources(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries<Record<string, string>>(manifest.exports).flatMap(([entry, target]) => {
      const source = target['@latchkit/source']
      if (source === undefined) return []
      if (!entry.includes('*')) return [[entry, source]]
      return readdirSync(join(root, source.replace('*.ts', ''))).map((file) => [
        entry.replace('*', file.replace('.ts', '')),
        source.replace('*.ts', file),
      ])
    }),
  )
}

test.each(translated)('behavior: the exports of the language %s', async (code) => {
  const name = code.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const suffix = name.replace(/^./, (letter) => letter.toUpperCase())
  const copy: object = await import(`./copy/${code}.ts`)
  const ofButtons: object = await import(`./copy/buttons-${code}.ts`)
  expect(Object.keys(copy).sort()).toEqual([`account${suffix}`, name].sort())
  expect(Object.keys(ofButtons)).toEqual([`buttons${suffix}`])
})

test('default', () => {
  const names = Object.fromEntries(
    Object.entries(entries).map(([entry, module]) => [entry, Object.keys(module).sort()]),
  )
  expect(names).toMatchInlineSnapshot(`
    {
      ".": [
        "Avatar",
        "Logo",
        "formatAmount",
        "shortenAddress",
      ],
      "./buttons": [
        "AccountButtonView",
        "ConnectButtonView",
        "ErrorBoundary",
        "LoadFailureView",
        "NetworkButtonView",
        "RootContext",
        "WalletButtonView",
      ],
      "./copy/account-en": [
        "accountEn",
      ],
      "./copy/buttons-en": [
        "buttonsEn",
      ],
      "./copy/en": [
        "en",
      ],
      "./copy/languages": [
        "findLanguage",
        "languageCodes",
      ],
      "./input": [
        "toDigits",
      ],
      "./modal": [
        "Modal",
        "ShownContext",
        "readFrameVariables",
      ],
      "./themes": [
        "glass",
        "mono",
        "sharp",
        "soft",
      ],
      "./views/account": [
        "AccountTabs",
        "AccountView",
        "ActivityPlaceholder",
        "NftsPlaceholder",
        "TokensPlaceholder",
      ],
      "./views/activity": [
        "ActivityPanel",
      ],
      "./views/activity-detail": [
        "ActivityDetailView",
      ],
      "./views/activity-replacement": [
        "ActivityReplacementView",
      ],
      "./views/all-wallets": [
        "AllWalletsView",
      ],
      "./views/compatible-networks": [
        "CompatibleNetworksView",
      ],
      "./views/connect": [
        "ConnectView",
      ],
      "./views/connect-aside": [
        "ConnectAside",
      ],
      "./views/connecting": [
        "ConnectingView",
      ],
      "./views/connecting-basic": [
        "ConnectingBasicView",
      ],
      "./views/connecting-multi-chain": [
        "ConnectingMultiChainView",
      ],
      "./views/connecting-remote": [
        "ConnectingRemoteView",
      ],
      "./views/downloads": [
        "DownloadsView",
      ],
      "./views/farcaster": [
        "ConnectingFarcasterView",
      ],
      "./views/get-wallet": [
        "GetWalletView",
      ],
      "./views/login": [
        "ApproveTransactionView",
        "CollapsedWallets",
        "ConnectSocialsView",
        "ConnectingSocialView",
        "EmailDeviceView",
        "EmailLogin",
        "EmailOtpView",
        "LoginTitle",
        "MoreWallets",
        "PasskeyLogin",
        "SocialLogin",
        "UpdateEmailCodeView",
        "UpdateEmailView",
      ],
      "./views/names": [
        "ChooseAccountNameView",
        "RegisterAccountNameSuccessView",
        "RegisterAccountNameView",
      ],
      "./views/networks": [
        "NetworksView",
      ],
      "./views/nft-detail": [
        "NftDetailView",
      ],
      "./views/nfts": [
        "NftsPanel",
      ],
      "./views/onramp": [
        "OnRampActivityView",
        "OnRampFiatView",
        "OnRampProgressView",
        "OnRampTokenView",
        "OnRampView",
      ],
      "./views/pay": [
        "PayProgressView",
        "PayReviewView",
        "PayView",
      ],
      "./views/pay-code": [
        "PayCodeView",
      ],
      "./views/profile": [
        "ProfileView",
      ],
      "./views/receive": [
        "ReceiveView",
      ],
      "./views/send": [
        "SendReviewView",
        "SendTokenView",
        "SendView",
      ],
      "./views/siwx": [
        "ConnectingSiweView",
        "SiwxSignMessageView",
      ],
      "./views/smart-session-list": [
        "SmartSessionListView",
      ],
      "./views/swap": [
        "SwapReviewView",
        "SwapTokenView",
        "SwapView",
      ],
      "./views/switch-account": [
        "SwitchAccountView",
      ],
      "./views/switch-active-chain": [
        "SwitchActiveChainView",
      ],
      "./views/switch-network": [
        "SwitchNetworkView",
      ],
      "./views/token-detail": [
        "TokenDetailView",
      ],
      "./views/tokens": [
        "TokensPanel",
      ],
      "./views/unsupported-chain": [
        "UnsupportedChainView",
      ],
      "./views/what-is-a-network": [
        "WhatIsANetworkView",
      ],
      "./views/what-is-a-wallet": [
        "WhatIsAWalletView",
      ],
    }
  `)
})

describe('package.json', () => {
  test('default', () => {
    expect(Object.keys(getSources()).sort()).toEqual([...Object.keys(entries), ...languageEntries].sort())
  })

  test('behavior: publishConfig has the same exports without the source condition', () => {
    const published = Object.fromEntries(
      Object.entries<Record<string, string>>(manifest.exports).map(
        ([entry, { '@latchkit/source': _source, ...conditions }]) => [entry, conditions],
      ),
    )
    expect(manifest.publishConfig.exports).toEqual(published)
  })

  test('behavior: each entry with components has the "use client" directive', () => {
    const entriesWithoutDirective = Object.entries(getSources())
      .filter(([entry]) => !['.', './input', './themes'].includes(entry) && !entry.startsWith('./copy/'))
      .filter(([, source]) => !readFileSync(join(root, source), 'utf8').startsWith("'use client'"))
    expect(entriesWithoutDirective).toEqual([])
  })
})
