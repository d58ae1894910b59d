import * as react from '@latchkit/react'
import * as reactActions from '@latchkit/react/actions'
import * as reactErrors from '@latchkit/react/errors'
import * as reactNetworks from '@latchkit/react/networks'
import { expect, test } from 'vitest'
import * as actions from './actions.js'
import * as elements from './elements.js'
import * as errors from './errors.js'
import * as index from './index.js'
import * as networks from './networks.js'
import * as walletconnect from './walletconnect.js'

test('behavior: exports of the main entry', () => {
  expect(Object.keys(index).sort()).toMatchInlineSnapshot(`
    [
      "AbortedError",
      "ChainNotSupportedError",
      "ConfigError",
      "LatchkitError",
      "MissingPluginError",
      "UserRejectedError",
      "WalletNotFoundError",
      "WalletResponseError",
      "createLatchkit",
      "latchkit",
      "useLatchkit",
      "useLatchkitAccount",
      "useLatchkitAccounts",
      "useLatchkitActivity",
      "useLatchkitAddressLabel",
      "useLatchkitBalance",
      "useLatchkitCapabilities",
      "useLatchkitDisconnect",
      "useLatchkitEmbeddedWallet",
      "useLatchkitEvents",
      "useLatchkitIdentity",
      "useLatchkitModalState",
      "useLatchkitNames",
      "useLatchkitNetwork",
      "useLatchkitNfts",
      "useLatchkitOnramp",
      "useLatchkitPairing",
      "useLatchkitPay",
      "useLatchkitPermissions",
      "useLatchkitProvider",
      "useLatchkitSend",
      "useLatchkitSession",
      "useLatchkitState",
      "useLatchkitSwap",
      "useLatchkitTheme",
      "useLatchkitTokens",
      "useLatchkitTransactions",
      "useLatchkitUpdateEmail",
      "useLatchkitWallets",
    ]
  `)
})

test('behavior: exports of the entry for the elements', () => {
  expect(Object.keys(elements).sort()).toMatchInlineSnapshot(`
    [
      "LatchkitAccountButton",
      "LatchkitButton",
      "LatchkitModal",
      "LatchkitNetworkButton",
      "latchkitElements",
    ]
  `)
})

test('behavior: each hook of React has a composable, and no more', () => {
  const isHook = (name: string) => name.startsWith('use')
  expect(Object.keys(index).filter(isHook).sort()).toEqual(Object.keys(react).filter(isHook).sort())
})

test('behavior: the actions, networks and errors are those of the package for React', () => {
  const actionNames = Object.keys(actions)
  expect(actionNames).toEqual(Object.keys(reactActions))
  expect(Object.keys(networks)).toEqual(Object.keys(reactNetworks))
  const isOwn = (name: string) => name.startsWith('Missing')
  expect(Object.keys(errors).filter((name) => !isOwn(name))).toEqual(
    Object.keys(reactErrors).filter((name) => !isOwn(name)),
  )
  expect(Object.keys(errors).filter(isOwn)).toMatchInlineSnapshot(`
    [
      "MissingPluginError",
    ]
  `)
})

test('behavior: exports of the entry for remote wallets', () => {
  expect(Object.keys(walletconnect).sort()).toMatchInlineSnapshot(`
    [
      "RelayNotConfiguredError",
      "RelayRefusedError",
      "RelayUnreachableError",
      "RemoteSessionEndedError",
      "walletConnect",
    ]
  `)
})
