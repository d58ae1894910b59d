import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { renderToMarkup } from '../../.storybook/renderToMarkup.js'
import { buttonsEn } from '../copy/buttonsEn.js'
import * as accountType from './account/AccountTypeSwitch.fixtures.js'
import { AccountTypeSwitch } from './account/AccountTypeSwitch.js'
import * as account from './account/AccountView.fixtures.js'
import { AccountView } from './account/AccountView.js'
import * as others from './account/OtherAccounts.fixtures.js'
import * as accountButton from './account-button/AccountButtonView.fixtures.js'
import { AccountButtonView } from './account-button/AccountButtonView.js'
import * as activity from './activity/ActivityPanel.fixtures.js'
import { ActivityPanel } from './activity/ActivityPanel.js'
import * as activityDetail from './activity-detail/ActivityDetailView.fixtures.js'
import { ActivityDetailView } from './activity-detail/ActivityDetailView.js'
import * as activityReplacement from './activity-replacement/ActivityReplacementView.fixtures.js'
import { ActivityReplacementView } from './activity-replacement/ActivityReplacementView.js'
import * as allWallets from './all-wallets/AllWalletsView.fixtures.js'
import { AllWalletsView } from './all-wallets/AllWalletsView.js'
import { ApproveTransactionView } from './approve-transaction/ApproveTransactionView.js'
import * as compatibleNetworks from './compatible-networks/CompatibleNetworksView.fixtures.js'
import { CompatibleNetworksView } from './compatible-networks/CompatibleNetworksView.js'
import * as connect from './connect/ConnectView.fixtures.js'
import { ConnectView } from './connect/ConnectView.js'
import * as connectButton from './connect-button/ConnectButtonView.fixtures.js'
import { ConnectButtonView } from './connect-button/ConnectButtonView.js'
import * as connecting from './connecting/ConnectingView.fixtures.js'
import { ConnectingView } from './connecting/ConnectingView.js'
import * as connectingBasic from './connecting-basic/ConnectingBasicView.fixtures.js'
import { ConnectingBasicView } from './connecting-basic/ConnectingBasicView.js'
import * as connectingFarcaster from './connecting-farcaster/ConnectingFarcasterView.fixtures.js'
import { ConnectingFarcasterView } from './connecting-farcaster/ConnectingFarcasterView.js'
import * as connectingMultiChain from './connecting-multi-chain/ConnectingMultiChainView.fixtures.js'
import { ConnectingMultiChainView } from './connecting-multi-chain/ConnectingMultiChainView.js'
import * as connectingRemote from './connecting-remote/ConnectingRemoteView.fixtures.js'
import { ConnectingRemoteView } from './connecting-remote/ConnectingRemoteView.js'
import * as connectingSocial from './connecting-social/ConnectingSocialView.fixtures.js'
import { ConnectingSocialView } from './connecting-social/ConnectingSocialView.js'
import * as downloads from './downloads/DownloadsView.fixtures.js'
import { DownloadsView } from './downloads/DownloadsView.js'
import * as emailDevice from './email-device/EmailDeviceView.fixtures.js'
import { EmailDeviceView } from './email-device/EmailDeviceView.js'
import * as emailLogin from './email-login/EmailLogin.fixtures.js'
import { EmailLogin } from './email-login/EmailLogin.js'
import * as emailOtp from './email-otp/EmailOtpView.fixtures.js'
import { EmailOtpView } from './email-otp/EmailOtpView.js'
import * as getWallet from './get-wallet/GetWalletView.fixtures.js'
import { GetWalletView } from './get-wallet/GetWalletView.js'
import * as networkButton from './network-button/NetworkButtonView.fixtures.js'
import { NetworkButtonView } from './network-button/NetworkButtonView.js'
import * as networks from './networks/NetworksView.fixtures.js'
import { NetworksView } from './networks/NetworksView.js'
import * as nftDetail from './nft-detail/NftDetailView.fixtures.js'
import { NftDetailView } from './nft-detail/NftDetailView.js'
import * as nfts from './nfts/NftsPanel.fixtures.js'
import { NftsPanel } from './nfts/NftsPanel.js'
import * as onramp from './onramp/OnRampView.fixtures.js'
import { OnRampView } from './onramp/OnRampView.js'
import * as onrampActivity from './onramp-activity/OnRampActivityView.fixtures.js'
import { OnRampActivityView } from './onramp-activity/OnRampActivityView.js'
import * as onrampFiat from './onramp-fiat/OnRampFiatView.fixtures.js'
import { OnRampFiatView } from './onramp-fiat/OnRampFiatView.js'
import * as onrampProgress from './onramp-progress/OnRampProgressView.fixtures.js'
import { OnRampProgressView } from './onramp-progress/OnRampProgressView.js'
import * as onrampToken from './onramp-token/OnRampTokenView.fixtures.js'
import { OnRampTokenView } from './onramp-token/OnRampTokenView.js'
import { PayCodeView } from './pay/PayCodeView.js'
import * as payProgress from './pay/PayProgressView.fixtures.js'
import { PayProgressView } from './pay/PayProgressView.js'
import * as payReview from './pay/PayReviewView.fixtures.js'
import { PayReviewView } from './pay/PayReviewView.js'
import * as pay from './pay/PayView.fixtures.js'
import { PayView } from './pay/PayView.js'
import * as profile from './profile/ProfileView.fixtures.js'
import { ProfileView } from './profile/ProfileView.js'
import * as receive from './receive/ReceiveView.fixtures.js'
import { ReceiveView } from './receive/ReceiveView.js'
import * as send from './send/SendView.fixtures.js'
import { SendView } from './send/SendView.js'
import * as sendReview from './send-review/SendReviewView.fixtures.js'
import { SendReviewView } from './send-review/SendReviewView.js'
import * as sendToken from './send-token/SendTokenView.fixtures.js'
import { SendTokenView } from './send-token/SendTokenView.js'
import * as siwxSignMessage from './siwx-sign-message/SiwxSignMessageView.fixtures.js'
import { SiwxSignMessageView } from './siwx-sign-message/SiwxSignMessageView.js'
import * as smartSessions from './smart-session-list/SmartSessionListView.fixtures.js'
import { SmartSessionListView } from './smart-session-list/SmartSessionListView.js'
import * as swap from './swap/SwapView.fixtures.js'
import { SwapView } from './swap/SwapView.js'
import * as swapReview from './swap-review/SwapReviewView.fixtures.js'
import { SwapReviewView } from './swap-review/SwapReviewView.js'
import * as swapToken from './swap-token/SwapTokenView.fixtures.js'
import { SwapTokenView } from './swap-token/SwapTokenView.js'
import * as switchAccount from './switch-account/SwitchAccountView.fixtures.js'
import { SwitchAccountView } from './switch-account/SwitchAccountView.js'
import * as switchActiveChain from './switch-active-chain/SwitchActiveChainView.fixtures.js'
import { SwitchActiveChainView } from './switch-active-chain/SwitchActiveChainView.js'
import * as switchNetwork from './switch-network/SwitchNetworkView.fixtures.js'
import { SwitchNetworkView } from './switch-network/SwitchNetworkView.js'
import * as tokenDetail from './token-detail/TokenDetailView.fixtures.js'
import { TokenDetailView } from './token-detail/TokenDetailView.js'
import * as tokens from './tokens/TokensPanel.fixtures.js'
import { TokensPanel } from './tokens/TokensPanel.js'
import * as unsupportedChain from './unsupported-chain/UnsupportedChainView.fixtures.js'
import { UnsupportedChainView } from './unsupported-chain/UnsupportedChainView.js'
import * as updateEmail from './update-email/UpdateEmailView.fixtures.js'
import { UpdateEmailView } from './update-email/UpdateEmailView.js'
import * as updateEmailCode from './update-email-code/UpdateEmailCodeView.fixtures.js'
import { UpdateEmailCodeView } from './update-email-code/UpdateEmailCodeView.js'
import { WhatIsANetworkView } from './what-is-a-network/WhatIsANetworkView.js'
import { WhatIsAWalletView } from './what-is-a-wallet/WhatIsAWalletView.js'

/** Every view with each of its fixtures and without callbacks. */
const cases: readonly (readonly [name: string, view: ReactNode])[] = [
  ...toCases('pay', pay, (model) => <PayView model={model} />),
  ...toCases('pay-code', pay, (model) => <PayCodeView model={model} />),
  ...toCases('pay-review', payReview, (model) => <PayReviewView model={model} />),
  ...toCases('pay-progress', payProgress, (model) => <PayProgressView model={model} />),
  ...toCases('email-login', emailLogin, (model) => <EmailLogin model={model} />),
  ...toCases('email-otp', emailOtp, (model) => <EmailOtpView model={model} />),
  ...toCases('email-device', emailDevice, (model) => <EmailDeviceView model={model} />),
  ...toCases('connecting-social', connectingSocial, (model) => <ConnectingSocialView model={model} />),
  ...toCases('connecting-farcaster', connectingFarcaster, (model) => (
    <ConnectingFarcasterView model={model} />
  )),
  ...toCases('update-email', updateEmail, (model) => <UpdateEmailView model={model} />),
  ...toCases('update-email-code', updateEmailCode, (model) => <UpdateEmailCodeView model={model} />),
  ...toCases('siwx-sign-message', siwxSignMessage, (model) => <SiwxSignMessageView model={model} />),
  ...toCases('smart-sessions', smartSessions, (model) => <SmartSessionListView model={model} />),
  ['approve-transaction', <ApproveTransactionView key="approve-transaction" />],
  ...toCases('connect', connect, (model) => <ConnectView model={model} />),
  ...toCases('connecting', connecting, (model) => <ConnectingView model={model} />),
  ...toCases('connecting-multi-chain', connectingMultiChain, (model) => (
    <ConnectingMultiChainView model={model} />
  )),
  ...toCases('connecting-remote', connectingRemote, (model) => <ConnectingRemoteView model={model} />),
  ...Object.entries(connectingBasic).map(
    ([name, model]) =>
      [`connecting-basic: ${name}`, <ConnectingBasicView key={name} model={model} />] as const,
  ),
  ...toAllWalletsCases(),
  ...Object.entries(downloads).map(
    ([name, model]) => [`downloads: ${name}`, <DownloadsView key={name} model={model} />] as const,
  ),
  ...toCases('account', account, (model) => <AccountView model={model} />),
  ...Object.entries(others).map(
    ([name, model]) =>
      [`account: others, ${name}`, <AccountView key={name} model={account.zero} others={model} />] as const,
  ),
  // An account without other types shows nothing.
  ...toCases('account-type', accountType, (model) => <AccountTypeSwitch model={model} />).filter(
    ([name]) => name !== 'account-type: absent',
  ),
  ...toCases('receive', receive, (model) => <ReceiveView model={model} />),
  ...toCases('compatible-networks', { ...receive, ...compatibleNetworks }, (model) => (
    <CompatibleNetworksView model={model} />
  )),
  ...toCases('switch-account', switchAccount, (model) => <SwitchAccountView model={model} />),
  ...toCases('profile', profile, (model) => <ProfileView model={model} />),
  ...toCases('send', send, (model) => <SendView model={model} />),
  ...toCases('send-token', sendToken, (model) => <SendTokenView model={model} />),
  ...toCases('onramp', onramp, (model) => <OnRampView model={model} />),
  ...toCases('onramp-token', onrampToken, (model) => <OnRampTokenView model={model} />),
  ...toCases('onramp-fiat', onrampFiat, (model) => <OnRampFiatView model={model} />),
  ...toCases('onramp-activity', onrampActivity, (model) => <OnRampActivityView model={model} />),
  ...toCases('onramp-progress', onrampProgress, (model) => <OnRampProgressView model={model} />),
  ...toCases('send-review', sendReview, (model) => <SendReviewView model={model} />),
  ...toCases('swap', swap, (model) => <SwapView model={model} />),
  ...toCases('swap-token', swapToken, (model) => <SwapTokenView model={model} />),
  ...toCases('swap-review', swapReview, (model) => <SwapReviewView model={model} />),
  ...toCases('token-detail', tokenDetail, (model) => <TokenDetailView model={model} />),
  ...toCases('tokens', tokens, (model) => <TokensPanel model={model} />),
  ...toCases('activity', activity, (model) => <ActivityPanel model={model} />),
  ...toCases('activity-detail', activityDetail, (model) => <ActivityDetailView model={model} />),
  ...toCases('activity-replacement', activityReplacement, (model) => (
    <ActivityReplacementView model={model} />
  )),
  ...toCases('nft-detail', nftDetail, (model) => <NftDetailView model={model} />),
  ...toCases('nfts', nfts, (model) => <NftsPanel model={model} />),
  ...toCases('networks', networks, (model) => <NetworksView model={model} />),
  ...toCases('switch-network', switchNetwork, (model) => <SwitchNetworkView model={model} />),
  ...toCases('switch-active-chain', switchActiveChain, (model) => <SwitchActiveChainView model={model} />),
  ...toCases('unsupported-chain', unsupportedChain, (model) => <UnsupportedChainView model={model} />),
  ...toCases('get-wallet', getWallet, (model) => <GetWalletView model={model} />),
  ...toCases('connect-button', connectButton, (model) => (
    <ConnectButtonView model={model} copy={buttonsEn} />
  )),
  ...toCases('account-button', accountButton, (model) => (
    <AccountButtonView model={model} copy={buttonsEn} />
  )),
  ...toCases('network-button', networkButton, (model) => (
    <NetworkButtonView model={model} copy={buttonsEn} />
  )),
  ['what-is-a-wallet', <WhatIsAWalletView key="wallet" />],
  ['what-is-a-network', <WhatIsANetworkView key="network" />],
]

type FixtureModule<Model> = { readonly fixtures: Readonly<Record<string, Model>> } & Readonly<
  Record<string, unknown>
>

function toCases<Model>(view: string, module: FixtureModule<Model>, render: (model: Model) => ReactNode) {
  const { fixtures, ...more } = module
  const all = { ...fixtures, ...(more as Record<string, Model>) }
  return Object.entries(all).map(([name, model]) => [`${view}: ${name}`, render(model)] as const)
}

/** Excludes `createWallets`, which is not a model. */
function toAllWalletsCases() {
  const { createWallets: _, ...module } = allWallets
  return toCases('all-wallets', module, (model) => <AllWalletsView model={model} />)
}

/** Returns the opening tags of markup. React escapes `<` and `>` in attribute values. */
function findTags(markup: string, name = '\\w+'): readonly string[] {
  return markup.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? []
}

describe.each(cases)('%s', (_, view) => {
  const markup = renderToMarkup(view)

  test('default', () => {
    expect(markup).not.toBe('')
  })

  test('behavior: the markup has nothing that a strict CSP blocks', () => {
    expect(findTags(markup, '(?:style|script|link)')).toEqual([])
    const names = findTags(markup).map((tag) => tag.replaceAll(/"[^"]*"/g, '""'))
    expect(names.filter((tag) => /\s(?:style|on\w+)=/.test(tag))).toEqual([])
  })

  test('behavior: links open only web pages or wallet apps, with rel="noopener noreferrer"', () => {
    const safe = (link: string) =>
      /href="(?:https?|nimbus):\/\//.test(link) && link.includes('rel="noopener noreferrer"')
    expect(findTags(markup, 'a').filter((link) => !safe(link))).toEqual([])
  })
})

// The lists of accounts, tokens, NFTs, transactions and permissions expand, the tabs of QR codes are selected without a callback, and the host app disables the buttons in the page.
const casesWithoutOwnState = cases.filter(
  ([name]) =>
    ![
      'account: many',
      'account: bitcoin',
      'tokens: many',
      'tokens: expanded',
      'downloads: onDesktop',
    ].includes(name) &&
    !/^activity: (arrivals|months|many|ended|\w+More|emptyPage)$/.test(name) &&
    !/^nfts: (six|many|ended|\w+More|emptyPage)$/.test(name) &&
    !/^smart-sessions: (ready|empty|absent)$/.test(name) &&
    !name.includes('-button'),
)

test.each(casesWithoutOwnState)('behavior: all buttons are disabled without callbacks in %s', (_, view) => {
  expect(
    findTags(renderToMarkup(view), 'button').filter(
      // An amount shows all of its digits itself, and the line with a price its details.
      (button) => !/ disabled=""| class="(?:amount|swap-line)"/.test(button),
    ),
  ).toEqual([])
})

const stories = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.stories.tsx'),
)

test.each(stories)('behavior: every fixture has a story in %s', (file) => {
  const path = join(import.meta.dirname, file)
  const fixtures = path.replace('.stories.tsx', '.fixtures.ts')
  const story = readFileSync(path, 'utf8')
  const names = readdirSync(join(path, '..')).includes(fixtures.split('/').at(-1) ?? '')
    ? findFixtureNames(readFileSync(fixtures, 'utf8'))
    : []
  expect(names.filter((name) => !story.includes(name))).toEqual([])
})

/** Returns the expression by which a story uses each fixture: `fixtures.ready`, `fixtures['no-match']`, `huge`. */
function findFixtureNames(source: string): readonly string[] {
  const block = source.match(/export const fixtures[^{]*\{\n([\s\S]*?)\n\}/)?.[1] ?? ''
  const statuses = [...block.matchAll(/^ {2}(?:'([^']+)'|(\w+))[:,]/gm)].map(([, quoted, plain]) =>
    quoted ? `fixtures['${quoted}']` : `fixtures.${plain}`,
  )
  const more = [...source.matchAll(/^export const (\w+): \w/gm)].map(([, name]) => `model: ${name}`)
  return [...statuses, ...more.filter((name) => name !== 'model: fixtures')]
}
